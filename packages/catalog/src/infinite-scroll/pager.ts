import { removeNode } from '@shop-elements/core';
import { withoutFragment } from '@shop-elements/dom';
import { printedNumber } from '../shared/printed-number';
import { sameOriginUrl } from '../shared/same-origin-url';
import { numbersIn, setNumber } from './amount';
import type { InfiniteScrollConfig } from './infinite-scroll.config';

/** A list's pager, and its numbers in the toolbar: `Items 13-24 of 61`. */
export interface Pager {
  next(): string | undefined;
  previous(): string | undefined;
  total(): number | undefined;
  /** First, last and total number, if the toolbar prints all three. */
  numbers(): readonly string[];
  /** The pagers' nodes. */
  nodes(): readonly Element[];
  /** Copies the pager of a page that was appended. */
  moveTo(other: Pager): void;
  /** Copies the first number of a page that was prepended. */
  beginAt(other: Pager): void;
  /** Removes the links to the next page. */
  end(): void;
}

type PagerSettings = Pick<InfiniteScrollConfig, 'list' | 'item' | 'next' | 'previous' | 'pages' | 'amount'>;

/**
 * Finds a list's pager, in the nearest ancestor that has one. Sliders and reviews elsewhere on the page may have links with the same
 * names.
 * @param limit the outermost ancestor to search. Default: the page's main part
 */
export function findPager(list: Element | null, settings: PagerSettings, limit?: Element): Pager {
  const { pages, next, previous } = settings;
  // In OpenMage, the number of a product's reviews has the same class.
  const amount = `:is(${settings.amount}):not(:is(${settings.list}) :is(${settings.item}) *)`;
  const outermost = limit ?? list?.closest('main, [role="main"], body');
  const near = (selector: string): Element[] => (list ? nearest(list, selector, outermost) : []);
  const links = (selector: string): Element[] => {
    const found = near(`${pages}, ${selector}`).flatMap((node) => [node, ...node.querySelectorAll(selector)]);
    return [...new Set(found)].filter((node) => node.matches(selector) && linkUrl(node) !== undefined);
  };

  const numbers = (): readonly string[] => numbersIn(near(amount));
  /** Changes one of the three numbers, in every toolbar. */
  const change = (index: 0 | 1, number: string | undefined): void => {
    if (number !== undefined) setNumber(near(amount), index, number);
  };

  return {
    next: () => linkUrl(links(next)[0]),
    previous: () => linkUrl(links(previous)[0]),
    nodes: () => near(pages),
    numbers,
    total: () => printedNumber(near(amount).at(-1)?.textContent),
    moveTo(other) {
      const [content] = other.nodes();
      const url = other.next();
      const isReplaced = near(pages)
        .map((node) => content !== undefined && replaceContent(node, content))
        .includes(true);
      if (!isReplaced && url !== undefined) for (const link of links(next)) link.setAttribute('href', url);
      change(1, other.numbers()[1]);
    },
    beginAt: (other) => change(0, other.numbers()[0]),
    end() {
      for (const link of links(next)) {
        if (link.contains(document.activeElement)) focusPart(link.closest<HTMLElement>(pages));
        removeNode(link);
      }
      change(1, numbers()[2]);
    },
  };
}

/**
 * Matches of a selector outside the list, in the nearest ancestor that has any.
 * @param outermost the last ancestor to search; a shadow root has none
 */
function nearest(list: Element, selector: string, outermost: Element | null | undefined): Element[] {
  for (let scope: ParentNode | null = list; scope !== null; scope = scope.parentNode) {
    const found = [...scope.querySelectorAll(selector)].filter((node) => scope === list || !list.contains(node));
    if (found.length > 0 || scope === outermost) return found;
  }
  return [];
}

/** The URL of a link to another page. A slider's arrow has only `#`. */
function linkUrl(link: Element | undefined): string | undefined {
  const href = link?.getAttribute('href');
  const url = href ? sameOriginUrl(href) : undefined;
  return url !== undefined && withoutFragment(url) !== withoutFragment(location.href) ? url : undefined;
}

function focusPart(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** @returns false if it has the focus, which must not be lost */
function replaceContent(node: Element, other: Element): boolean {
  if (node.contains(document.activeElement)) return false;
  node.replaceChildren(...document.importNode(other, true).childNodes);
  return true;
}
