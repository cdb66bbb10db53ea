import { controlOf, isForBrowser, textsOf, useListener, useMethods } from '@shop-elements/core';
import { useLayoutEffect, useRef } from 'react';
import { stopsSubmit } from './form-stops';
import { loadingButtonTexts } from './loading-button.texts';

/** What a page may ask of the element, for work that is no form's: a call of its own. */
export interface LoadingButtonMethods {
  /** Disables the button and shows that work is going on. */
  start(): void;
  /** Makes it a button again. */
  stop(): void;
}

type Button = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement;

/** Turns the button to loading when its form is really sent, and back when the page is shown again. */
export function useLoadingButton(element: HTMLElement, loadingText: string | undefined): void {
  const texts = textsOf(element, loadingButtonTexts);
  /** Gives the button back what it held before; null while it is idle. */
  const restore = useRef<() => void>(null);

  const start = (): void => {
    const button = buttonOf(element);
    if (button === null || restore.current !== null) return;
    const say = (text: string, nodes: readonly Node[]): void => {
      if (button instanceof HTMLInputElement) button.value = text;
      else button.replaceChildren(...nodes);
    };
    const { value } = button as HTMLInputElement;
    const nodes = [...button.childNodes];
    const text = loadingText ?? button.dataset['loadingText'] ?? texts.loading;
    say(text, [new Text(text)]);
    setLoading(element, button, true);
    restore.current = () => {
      say(value, nodes);
      setLoading(element, button, false);
      restore.current = null;
    };
  };
  useMethods<LoadingButtonMethods>(element, { start, stop: () => restore.current?.() });

  useLayoutEffect(() => element.setAttribute('data-state', restore.current ? 'loading' : 'idle'), [element]);

  /** The next turn: the form's own script may still stop it, and the button must be in what is sent. */
  const startUnlessStopped = (event: Event, form?: HTMLFormElement): void => {
    setTimeout(() => {
      if (!event.defaultPrevented && !(form && stopsSubmit(form))) start();
    });
  };

  // A browser that refuses a form fires no `submit`: the button stays.
  const form = (buttonOf(element) as HTMLButtonElement | null)?.form ?? undefined;
  useListener(form, 'submit', (event) => {
    if (event.target === form && (event.submitter ?? buttonOf(element)) === buttonOf(element)) {
      startUnlessStopped(event, form);
    }
  });
  useListener(element, 'click', (event) => {
    if (!isForBrowser(event) && controlOf(event, element, 'a[href]')) startUnlessStopped(event);
  });
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) restore.current?.();
  });
}

function buttonOf(element: HTMLElement): Button | null {
  return element.querySelector<Button>('button, input[type="submit"], a[href]');
}

function setLoading(element: HTMLElement, button: Button, isLoading: boolean): void {
  if (button instanceof HTMLAnchorElement) button.setAttribute('aria-disabled', String(isLoading));
  else button.disabled = isLoading;
  for (const name of ['disabled', 'shop-spinner']) button.classList.toggle(name, isLoading);
  button.setAttribute('aria-busy', String(isLoading));
  element.setAttribute('data-state', isLoading ? 'loading' : 'idle');
}
