import type { ListReply } from '../shared/list-request';

/** Milliseconds that the pointer has to stay on a control. */
const REST = 80;

/** A list requested in advance. */
interface Prefetched {
  url: string;
  controller: AbortController;
  reply: Promise<ListReply | undefined>;
}

interface PrefetchOptions {
  /** Returns the URL that a control leads to. */
  urlFor: (target: EventTarget | null) => string | undefined;
  request: (url: string, signal: AbortSignal) => Promise<ListReply | undefined>;
  signal: AbortSignal;
}

export interface Prefetcher {
  /** Returns the prefetched list of a URL, once. */
  take(url: string): Prefetched | undefined;
}

/** Requests the list of a hovered or focused control: one at a time, and none in data saver mode. */
export function startPrefetch({ urlFor, request, signal }: PrefetchOptions): Prefetcher {
  let latest: Prefetched | undefined;
  let timer = 0;
  let hovered: EventTarget | null = null;

  const prefetch = (url: string): void => {
    latest?.controller.abort();
    const controller = new AbortController();
    latest = { url, controller, reply: request(url, controller.signal) };
  };
  const onTarget = ({ target }: Event): void => {
    if (target === hovered) return;
    hovered = target;
    clearTimeout(timer);
    const url = urlFor(target);
    if (url === undefined || url === latest?.url || url === location.href || savesData()) return;
    timer = window.setTimeout(() => prefetch(url), REST);
  };

  // Not `pointerover`: that also fires when a reply puts another filter below a resting pointer.
  document.addEventListener('pointermove', onTarget, { signal, passive: true });
  document.addEventListener('focusin', onTarget, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    latest?.controller.abort();
  });
  return {
    take(url) {
      clearTimeout(timer);
      const taken = latest?.url === url ? latest : undefined;
      if (taken === undefined) latest?.controller.abort();
      latest = undefined;
      return taken;
    },
  };
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
