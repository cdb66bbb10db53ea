import { reportError } from '@shop-elements/core';
import { keepInPlace, prepareCleaner } from '@shop-elements/dom';
import { request, reviewParts } from '@shop-elements/host';
import type { ProductReviewsConfig } from './product-reviews.config';

/** What the shopper is told about the list. */
export interface ReviewsState {
  isLoading?: boolean;
  /** How many reviews a loaded page shows. */
  count?: number;
  /** Loads once more what could not be loaded. */
  retry?: () => void;
}

export interface ReviewList {
  /** Loads the list, unless it is there already. */
  start(): void;
  /** Loads a page of it. @returns false when a newer one was asked for */
  load(address: string): Promise<boolean>;
  /** The shopper is taken to this part of the page: it stays where it is while the list above it grows. */
  aimAt(target: Element): void;
}

interface ListOptions {
  element: HTMLElement;
  config: ProductReviewsConfig;
  report: (state: ReviewsState) => void;
  signal: AbortSignal;
}

export function startList({ element, config, report, signal }: ListOptions): ReviewList {
  const list = element.querySelector<HTMLElement>(config.list) ?? ownList(element);
  let isThere = config.url === '' || element.querySelector(reviewParts.printed) !== null;
  let call: AbortController | undefined;
  let goal: Element | undefined;
  signal.addEventListener('abort', () => call?.abort());

  const load = async (address: string): Promise<boolean> => {
    isThere = true;
    call?.abort();
    call = new AbortController();
    list.setAttribute('aria-busy', 'true');
    report({ isLoading: true });
    const options = { accept: 'text/html, */*;q=0.8', signal: call.signal };
    const answer = request(address, options).catch(() => undefined);
    // Loads while the shop answers.
    const code = import('./show-list').catch(() => undefined);
    const [reply, show] = await Promise.all([answer, code, prepareCleaner()]);
    if (reply === undefined) return false;
    list.removeAttribute('aria-busy');
    const isList = show !== undefined && reply.ok && !isWholePage(reply.text);
    if (isList) keepInPlace(goal && isInView(goal) ? goal : undefined, () => show.showList(list, reply.text));
    const count = list.querySelectorAll(reviewParts.item).length;
    report(isList ? { count } : { retry: () => void load(address) });
    if (!isList) reportError(element, 'network', [{ path: '', message: 'the reviews did not come', source: address }]);
    return true;
  };
  return {
    load(address) {
      goal = undefined;
      return load(address);
    },
    start() {
      if (!isThere) void load(config.url);
    },
    aimAt(target) {
      goal = target;
    },
  };
}

/** The shop's reply is a piece of a page. A whole one is about something else: an error, maintenance. */
function isWholePage(html: string): boolean {
  return /^\s*<(!doctype|html)\b/i.test(html);
}

/** Where the server has left no place for the list. */
function ownList(element: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  element.prepend(list);
  return list;
}

function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
