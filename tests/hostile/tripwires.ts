import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Blocks `evil.test`, and from now on records its requests, except pictures and media. */
    watchEvil(): Promise<void>;
    /** The requests to `evil.test` since then. */
    askedOfEvil(): Promise<string[]>;
  }
}

/** Detects what hostile content must not do. */
export interface Tripwires {
  /** Describes what happened since the last call: a script ran, the page would have navigated, a prototype changed. */
  alarms(): Promise<string[]>;
}

/** Sets the tripwires for a test. The corpus calls `boom()` if it runs, and requests `evil.test` if it gets out. */
export async function setTripwires(): Promise<Tripwires> {
  let alarms: string[] = [];
  const alarm = (what: string): void => void alarms.push(what);
  const ran = (): void => alarm(`ran${whereOf(window.event)}`);
  const own = { boom: ran, alert: ran, open: (url: unknown) => alarm(`opened ${url}`) };
  const before = Object.keys(own).map((name) => [name, Reflect.get(window, name) as unknown] as const);
  Object.assign(window, own);
  const onNavigate = (event: Event): void => {
    const { destination, sourceElement } = event as Event & { destination: { url: string }; sourceElement?: Element };
    if (destination.url.split('#')[0] === location.href.split('#')[0]) return;
    event.preventDefault();
    // A pressed link that stops its click's propagation: shoppers can see where a link leads.
    if (sourceElement instanceof HTMLAnchorElement && /^https?:$/.test(sourceElement.protocol)) return;
    // Chromium reports links with an invalid URL, but doesn't follow them.
    if (!URL.canParse(destination.url)) return;
    if (new URL(destination.url).origin !== location.origin) alarm(`left for ${destination.url}`);
  };
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    event.preventDefault();
    alarm(`error: ${event instanceof ErrorEvent ? event.message : String(event.reason)}`);
  };
  const navigation = Reflect.get(window, 'navigation') as EventTarget;
  navigation.addEventListener('navigate', onNavigate);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  onTestFinished(() => {
    for (const [name, value] of before) Reflect.set(window, name, value);
    navigation.removeEventListener('navigate', onNavigate);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
  });
  await commands.watchEvil();
  return {
    async alarms() {
      if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) alarm('Object.prototype was changed');
      if (typeof document.cookie !== 'string' || !(document.body instanceof HTMLBodyElement)) alarm('clobbered');
      for (const asked of await commands.askedOfEvil()) alarm(`asked ${asked}`);
      const result = alarms;
      alarms = [];
      return result;
    },
  };
}

/** The content that caused an event. */
function whereOf(event: Event | undefined): string {
  const { target } = event ?? {};
  const place = target instanceof Element ? target.closest('[data-hostile]') : null;
  return place === null ? '' : ` in ${place.getAttribute('data-hostile')}: ${place.innerHTML.slice(0, 300)}`;
}

/** Waits until pictures have loaded or failed, and for a few frames. */
export async function settled(): Promise<void> {
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(
    pictures.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve);
          picture.addEventListener('error', resolve);
        }),
    ),
  );
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Acts like a careless shopper: fills in, touches, focuses and presses everything. Doesn't follow links to web pages and forms that post
 * to them: those are the shopper's choice.
 */
export function pressEverything(root: ParentNode): void {
  const stay = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (event.type === 'submit' || (link && /^(https?|mailto|tel):$/.test(link.protocol))) event.preventDefault();
  };
  document.addEventListener('click', stay);
  document.addEventListener('submit', stay);
  // A thousand identical elements are no more dangerous than the first ones.
  for (const node of [...root.querySelectorAll<HTMLElement>('*')].slice(0, 20)) {
    if (node instanceof HTMLInputElement && node.type === 'text') node.value ||= '4111111111111111';
    for (const type of ['pointerover', 'mouseover', 'focus', 'input', 'toggle', 'animationend', 'begin']) {
      EventTarget.prototype.dispatchEvent.call(node, new Event(type, { bubbles: true }));
    }
    if (Element.prototype.matches.call(node, 'a, button, summary, input, [tabindex], [onclick]')) {
      EventTarget.prototype.dispatchEvent.call(node, new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  document.removeEventListener('click', stay);
  document.removeEventListener('submit', stay);
}
