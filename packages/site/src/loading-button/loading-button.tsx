import {
  controlOf,
  type ElementProps,
  isHandledElsewhere,
  isWebUrl,
  textsOf,
  useListener,
  useMethods,
} from '@shop-elements/core';
import { listen, make, withoutFragment } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';
import { isIncomplete } from './incomplete-form';
import type { LoadingButtonConfig } from './loading-button.config';

/** Texts of `<shop-loading-button>`. */
export const loadingButtonTexts = {
  /** As in Bootstrap's button. */
  loading: 'loading...',
};

/** Methods of `<shop-loading-button>`, for work without a form, such as your own request. */
export interface LoadingButtonMethods {
  /** Disables the button and shows the loading text. */
  start(): void;
  /** Restores the button. */
  stop(): void;
}

/**
 * Milliseconds of loading if a script sends the form itself, or refuses it without marking a field: only the script knows, and can
 * call `start()` and `stop()`. Long enough to prevent a double press, short enough not to lock a refused form.
 */
const BRIEF = 2000;

/** What Luma's scripts (Magento's `mage/dataPost`) send as a form of their own, which fires no event. */
const POSTED = '[data-post]';

/**
 * Shows that a submit button or link is working, and prevents a second press. Starts when the form is sent, not when it is
 * incomplete, and not for links and forms that leave this page open, such as a download or a new tab. If a script sends the form
 * itself, the button loads for two seconds, unless the script disables the button or marks a field with `aria-invalid` or OpenMage's
 * `validation-failed`. The same applies when Luma's scripts send a `data-post`. Coming back to the page resets the button.
 * `data-state` is `idle` or `loading`.
 * @example
 * <form action="/newsletter" method="post">
 *   <input type="email" name="email" required>
 *   <shop-loading-button data-loading-text="One moment..."><button>Subscribe</button></shop-loading-button>
 * </form>
 */
export function LoadingButton({ element, config }: ElementProps<LoadingButtonConfig>) {
  const { start, stop, startBriefly } = useLoading(element, config);
  useMethods<LoadingButtonMethods>(element, { start, stop });

  /** Waits for the next task: the page's scripts may still stop the event, and a disabled button would not be sent. */
  const whenHandled = (event: Event, form?: HTMLFormElement): void => {
    setTimeout(() => {
      if (form && isIncomplete(form)) return;
      if (!event.defaultPrevented) start();
      else if (form && !isAnswered(form, buttonOf(element))) startBriefly();
    });
  };
  useSubmit(element, whenHandled);
  useListener(element, 'click', (event) => {
    const link = controlOf(event, element, 'a[href]:not([target="_blank"], [download])');
    if (isHandledElsewhere(event)) return;
    if (controlOf(event, element, POSTED) !== undefined) setTimeout(() => event.defaultPrevented && startBriefly());
    if (link instanceof HTMLAnchorElement && opensPage(link)) whenHandled(event);
  });
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) stop();
  });
  return null;
}

interface Loading extends LoadingButtonMethods {
  startBriefly(): void;
}

/** The button's two states. It starts idle, and ends idle when the element is removed. */
function useLoading(element: HTMLElement, { loadingText }: LoadingButtonConfig): Loading {
  const texts = textsOf(element, loadingButtonTexts);
  /** Restores the button; null while it is idle. */
  const restore = useRef<() => void>(null);
  const end = useRef(0);

  const start = (): void => {
    clearTimeout(end.current);
    const button = buttonOf(element);
    if (button === null || restore.current !== null) return;
    const hadFocus = document.activeElement === button;
    showText(button, loadingText ?? button.dataset['loadingText'] ?? texts.loading);
    setLoading(element, button, true);
    restore.current = () => {
      makeIdle(element, button);
      restore.current = null;
      // A disabled button loses the focus.
      if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
    };
  };
  const stop = (): void => restore.current?.();
  const startBriefly = (): void => {
    start();
    end.current = window.setTimeout(stop, BRIEF);
  };

  // At each render: a script that morphs the page may have copied the state of a new element, which is still starting.
  useLayoutEffect(() => {
    if (restore.current === null) element.setAttribute('data-state', 'idle');
  });
  useLayoutEffect(() => {
    const button = buttonOf(element);
    // A page cache may have copied the button while it was loading.
    if (button?.matches(`.${SPINNER}`)) makeIdle(element, button);
    return () => restore.current?.();
  }, [element]);

  return { start, stop, startBriefly };
}

/** Calls `submitted` when the button sends its form in this page. A form that the browser finds invalid fires no `submit`. */
function useSubmit(element: HTMLElement, submitted: (event: Event, form: HTMLFormElement) => void): void {
  useLayoutEffect(() => {
    const button = buttonOf(element);
    const form = formOf(button);
    return (
      form &&
      listen(form, {
        submit(event) {
          const isOurs = event.target === form && (event.submitter ?? button) === button;
          const target = event.submitter?.getAttribute('formtarget') ?? form.getAttribute('target');
          if (isOurs && target !== '_blank') submitted(event, form);
        },
      })
    );
  });
}

type Button = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement;

function buttonOf(element: HTMLElement): Button | null {
  return element.querySelector<Button>('button, input[type="submit"], a[href]');
}

function formOf(button: Button | null): HTMLFormElement | undefined {
  return (button instanceof HTMLAnchorElement ? undefined : button?.form) ?? undefined;
}

/** Whether a link opens a page, rather than another program or a part of this page. */
function opensPage({ href }: HTMLAnchorElement): boolean {
  return isWebUrl(href) && !(href.includes('#') && withoutFragment(href) === withoutFragment(location.href));
}

const SPINNER = 'shop-spinner';

/** Attribute with the text of an idle `<input>`. */
const IDLE = 'data-shop-idle';

/** Shows the loading text. Keeps the idle content in the button, so that a copy of it can be restored, too. */
function showText(button: Button, text: string): void {
  if (button instanceof HTMLInputElement) {
    const value = button.getAttribute('value');
    if (value !== null) button.setAttribute(IDLE, value);
    button.value = text;
  } else {
    const kept = make('template', {});
    kept.content.append(...button.childNodes);
    button.append(text, kept);
  }
}

function makeIdle(element: HTMLElement, button: Button): void {
  setLoading(element, button, false);
  if (button instanceof HTMLInputElement) {
    const value = button.getAttribute(IDLE);
    // An empty value would be an empty button; without one, the browser shows its own text.
    if (value === null) button.removeAttribute('value');
    else button.value = value;
    button.removeAttribute(IDLE);
  } else {
    const kept = button.querySelector('template');
    if (kept !== null) button.replaceChildren(...kept.content.childNodes);
  }
}

function setLoading(element: HTMLElement, button: Button, isLoading: boolean): void {
  if (button instanceof HTMLAnchorElement) button.setAttribute('aria-disabled', String(isLoading));
  else button.disabled = isLoading;
  for (const name of ['disabled', SPINNER]) button.classList.toggle(name, isLoading);
  button.setAttribute('aria-busy', String(isLoading));
  element.setAttribute('data-state', isLoading ? 'loading' : 'idle');
}

/** How scripts mark a field that they refuse. The class is OpenMage's. */
const REFUSED = '[aria-invalid="true"], .validation-failed';

/** Whether a script has refused the form, or shows its own progress, as Luma's does while it adds a product to the cart. */
function isAnswered(form: HTMLFormElement, button: Button | null): boolean {
  return form.querySelector(REFUSED) !== null || button?.matches('.disabled, :disabled') === true;
}
