import { useListener, useMethods } from '@shop-elements/core';
import { useLayoutEffect, useRef } from 'react';
import { stopsSubmit } from './form-stops';

/** What a page may ask of the element, for work that is no form's: a call of its own. */
export interface LoadingButtonMethods {
  /** Disables the button and shows that work is going on. */
  start(): void;
  /** Makes it a button again. */
  stop(): void;
}

type Button = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement;

/** Turns the button to loading when its form is really sent, and back when the page is shown again. */
export function useLoadingButton(element: HTMLElement, loadingText: string): void {
  /** What the button held before. */
  const idle = useRef<Node[] | string>(null);

  const start = (): void => {
    const button = buttonOf(element);
    if (button === undefined || idle.current !== null) return;
    const text = button.getAttribute('data-loading-text') ?? loadingText;
    if (button instanceof HTMLInputElement) {
      idle.current = button.value;
      button.value = text;
    } else {
      idle.current = Array.from(button.childNodes);
      button.replaceChildren(text);
    }
    setDisabled(button, true);
    element.setAttribute('data-state', 'loading');
  };
  const stop = (): void => {
    const button = buttonOf(element);
    const before = idle.current;
    if (button === undefined || before === null) return;
    idle.current = null;
    if (typeof before === 'string') (button as HTMLInputElement).value = before;
    else button.replaceChildren(...before);
    setDisabled(button, false);
    element.setAttribute('data-state', 'idle');
  };
  useMethods<LoadingButtonMethods>(element, { start, stop });

  useLayoutEffect(() => element.setAttribute('data-state', idle.current === null ? 'idle' : 'loading'), [element]);

  /** The next turn: the form's own script may still stop it, and the button must be in what is sent. */
  const startUnlessStopped = (event: Event, form: HTMLFormElement | null): void => {
    setTimeout(() => {
      if (!event.defaultPrevented && !(form !== null && stopsSubmit(form))) start();
    });
  };

  // A browser that refuses a form fires no `submit`: the button stays.
  useListener<SubmitEvent>(formOf(element), 'submit', (event) => {
    const isOurs = event.submitter === null || event.submitter === buttonOf(element);
    if (isOurs && event.target instanceof HTMLFormElement) startUnlessStopped(event, event.target);
  });
  useListener<MouseEvent>(element, 'click', (event) => {
    const button = buttonOf(element);
    if (!(button instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Node && button.contains(event.target)) startUnlessStopped(event, null);
  });
  useListener<PageTransitionEvent>(window, 'pageshow', (event) => {
    if (event.persisted) stop();
  });
}

function buttonOf(element: HTMLElement): Button | undefined {
  return element.querySelector<Button>('button, input[type="submit"], a[href]') ?? undefined;
}

function formOf(element: HTMLElement): HTMLFormElement | undefined {
  const button = buttonOf(element);
  return (button instanceof HTMLAnchorElement ? undefined : button?.form) ?? undefined;
}

function setDisabled(button: Button, disabled: boolean): void {
  if (button instanceof HTMLAnchorElement) button.setAttribute('aria-disabled', String(disabled));
  else button.disabled = disabled;
  button.classList.toggle('disabled', disabled);
  button.setAttribute('aria-busy', String(disabled));
}
