import { useLayoutEffect } from 'react';

type Method = (...parameters: never[]) => unknown;

/** The methods an element offers to the page, by name. */
export type Methods = Readonly<Record<string, Method>>;

const offered = new WeakMap<HTMLElement, Methods>();

/**
 * Offers methods to the page: the one place where an element says what `element.validate()` and the like do. Their names
 * stand in `defineElement({ methods })`, their types and doc comments in the interface given here.
 */
export function useMethods<M extends object>(element: HTMLElement, methods: M): void {
  useLayoutEffect(() => {
    offered.set(element, methods as unknown as Methods);
  });
}

/** Whether the component has drawn, and so offers its methods. */
export function isOffered(element: HTMLElement): boolean {
  return offered.has(element);
}

/** Calls what the component offers now. */
export function callMethod(element: HTMLElement, name: string, parameters: readonly unknown[]): unknown {
  const method = offered.get(element)?.[name];
  if (method === undefined) {
    throw new Error(
      `<${element.localName}>.${name}() was called before the element was ready. ` +
        'Wait for its shop-ready event; if its data-state is "error", the console says what is wrong.',
    );
  }
  return method(...(parameters as never[]));
}

/** Withdraws the methods of an element that left the page. */
export function withdrawMethods(element: HTMLElement): void {
  offered.delete(element);
}
