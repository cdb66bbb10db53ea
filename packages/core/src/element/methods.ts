import { useLayoutEffect } from 'react';
import type { Served } from './first-touch';
import { type Flushable, flushIfWaiting } from './flush';

type Method = (...parameters: never[]) => unknown;

/** An element's methods, by name. */
type Methods = Readonly<Record<string, Method>>;

/**
 * How each method behaves before the element has rendered. `now`: renders the element immediately, and throws if that fails.
 * `later`: returns a promise that waits until the element has rendered.
 */
export type MethodTimes = Readonly<Record<string, 'now' | 'later'>>;

interface Waiting {
  call: () => void;
  refuse: () => void;
}

const offered = new WeakMap<HTMLElement, Methods>();
const waiting = new WeakMap<HTMLElement, Waiting[]>();

/**
 * Provides the element's methods, such as `element.validate()`. The element's definition lists their names; the interface `M`
 * has their types and doc comments.
 */
export function useMethods<M extends object>(element: HTMLElement, methods: M): void {
  useLayoutEffect(() => {
    offered.set(element, methods as unknown as Methods);
  });
}

/** Runs the calls that waited for the first render. Only now have all effects of the component run. */
export function runWaitingCalls(element: HTMLElement): void {
  for (const { call } of takeWaiting(element)) call();
}

function takeWaiting(element: HTMLElement): readonly Waiting[] {
  const calls = waiting.get(element) ?? [];
  waiting.delete(element);
  return calls;
}

/** Adds the methods to an element's class. */
export function addMethods(elementClass: CustomElementConstructor, times: MethodTimes): void {
  for (const name of Object.keys(times)) {
    Object.defineProperty(elementClass.prototype, name, {
      configurable: true,
      writable: true,
      value: function call(this: HTMLElement & Flushable & Served, ...parameters: unknown[]): unknown {
        // Applies settings that the same script has just changed.
        if (this.isConnected) flushIfWaiting(this);
        if (!offered.has(this)) this.flush();
        // The element may still show what the server rendered, without React.
        if (!offered.has(this)) this.touched();
        if (offered.has(this)) return callMethod(this, name, parameters);
        if (times[name] === 'now') throw notReady(this, name);
        if (hasFailed(this)) return Promise.reject(notReady(this, name));
        return callLater(this, name, parameters);
      },
    });
  }
}

function callMethod(element: HTMLElement, name: string, parameters: readonly unknown[]): unknown {
  return offered.get(element)?.[name]?.(...(parameters as never[]));
}

function callLater(element: HTMLElement, name: string, parameters: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // A promise of its own, so that an error rejects it instead of crashing the element, which is rendering.
    const call = (): void => resolve(new Promise((done) => done(callMethod(element, name, parameters))));
    const refuse = (): void => reject(notReady(element, name));
    waiting.set(element, [...(waiting.get(element) ?? []), { call, refuse }]);
  });
}

/** A failed element may never render, so nothing waits for it. */
function hasFailed(element: HTMLElement): boolean {
  return element.isConnected && element.dataset.state === 'error';
}

function notReady(element: HTMLElement, name: string): Error {
  return new Error(
    `<${element.localName}>.${name}() was called before the element was ready. ` +
      'Wait for its shop-ready event; if its data-state is "error", the console says what is wrong.',
  );
}

/** Rejects the pending calls of an element that failed. */
export function refuseMethods(element: HTMLElement): void {
  for (const { refuse } of takeWaiting(element)) refuse();
}

/** Removes the methods of an element that left the page or crashed. */
export function withdrawMethods(element: HTMLElement): void {
  offered.delete(element);
}
