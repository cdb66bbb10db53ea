import { reportError } from '@shop-elements/core';
import { keepInPlace, prepareCleaner } from '@shop-elements/dom';
import { request, reviewParts } from '@shop-elements/host';
import type { ProductReviewsConfig } from './product-reviews.config';

/** State of the list. */
export interface ReviewsState {
  isLoading?: boolean;
  /** Number of reviews on the loaded page. */
  count?: number;
  /** Loads the failed page again. */
  retry?: () => void;
}

export interface ReviewList {
  container: Element;
  /** Loads the list, unless it is already loaded. */
  start(): void;
  /** Loads a page of the list. @returns false if a newer request replaced it */
  load(url: string): Promise<boolean>;
  /** Keeps this part of the page in place while the list above it grows. */
  aimAt(target: Element): void;
}

export interface ListOptions {
  element: HTMLElement;
  config: ProductReviewsConfig;
  report: (state: ReviewsState) => void;
  signal: AbortSignal;
}

/** The setting `url` that each list was loaded with. */
const loadedFrom = new WeakMap<Element, string>();

export function startList({ element, config, report, signal }: ListOptions): ReviewList {
  const list = element.querySelector<HTMLElement>(config.list) ?? ownList(element);
  const isPrinted = !loadedFrom.has(list) && element.querySelector(reviewParts.printed) !== null;
  let isLoaded = config.url === '' || isPrinted || loadedFrom.get(list) === config.url;
  let call: AbortController | undefined;
  let goal: Element | undefined;
  // A page cache may have copied the list while it was loading.
  list.removeAttribute('aria-busy');
  signal.addEventListener('abort', () => {
    if (!list.hasAttribute('aria-busy')) return;
    call?.abort();
    list.removeAttribute('aria-busy');
    // After a changed setting, the element stays, without this request.
    report({});
  });

  const load = async (url: string): Promise<boolean> => {
    isLoaded = true;
    call?.abort();
    const controller = new AbortController();
    call = controller;
    const retry = (): void => {
      // The pressed button disappears.
      list.tabIndex = -1;
      list.focus({ preventScroll: true });
      void load(url);
    };
    list.setAttribute('aria-busy', 'true');
    report({ isLoading: true });
    const options = { accept: 'text/html, */*;q=0.8', signal: controller.signal };
    const answer = request(url, options).catch(() => undefined);
    // Loads while the shop answers.
    const code = import('./show-list').catch(() => undefined);
    const [reply, show] = await Promise.all([answer, code, prepareCleaner()]);
    // A newer call may also start after the reply, while the code still loads.
    if (reply === undefined || controller.signal.aborted) return false;
    list.removeAttribute('aria-busy');
    const isList = show !== undefined && reply.ok && isPart(reply.text) && !losesReviews(list, reply.text);
    if (isList) {
      keepInPlace(anchorOf(list, goal), () => show.showList(list, reply.text));
      loadedFrom.set(list, config.url);
    }
    const count = list.querySelectorAll(reviewParts.item).length;
    report(isList ? { count } : { retry });
    if (!isList)
      reportError(element, 'network', [{ path: '', message: 'the reviews could not be loaded', source: url }]);
    return true;
  };
  return {
    container: list,
    load(url) {
      goal = undefined;
      return load(url);
    },
    start() {
      if (!isLoaded) void load(config.url);
    },
    aimAt(target) {
      goal = target;
    },
  };
}

/** Whether a reply is a part of a page, which may be empty. A whole page or a text without tags is an error, such as maintenance. */
function isPart(html: string): boolean {
  return html.trim() === '' || (/<[a-z]/i.test(html) && !/^\s*<(!doctype|html)\b/i.test(html));
}

/** Only a product without reviews has an empty list. A later page that is empty is an error. */
function losesReviews(list: Element, html: string): boolean {
  return html.trim() === '' && list.querySelector(reviewParts.item) !== null;
}

/** Adds a container if the server has none. */
function ownList(element: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  element.prepend(list);
  return list;
}

/** What must not move while the list grows: the target of a link, or the field in which the shopper types. */
function anchorOf(list: Element, goal: Element | undefined): Element | undefined {
  const { activeElement } = document;
  const candidates = list.contains(activeElement) ? [goal] : [goal, activeElement];
  return candidates.find((part) => part && isInView(part)) ?? undefined;
}

function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
