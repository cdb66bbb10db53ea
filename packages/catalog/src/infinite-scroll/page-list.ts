import { keepInPlace } from '@shop-elements/dom';
import { announceContent, copyDirectives, renewFormKeys } from '@shop-elements/host';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { findPager, type Pager } from './pager';
import { identities } from './product-identity';

/** One page of the list. */
export interface ListedPage {
  url: string;
  items: readonly HTMLElement[];
}

/** A list that grows by pages. The cost of a page does not depend on their number. */
export interface PageList {
  node: HTMLElement | null;
  /** The pages, in order. */
  pages(): readonly ListedPage[];
  /** Number of shown products. */
  count(): number;
  /** Total number of products, if the toolbar shows it. */
  total(): number | undefined;
  /** URLs of the pages after the last and before the first one. */
  next(): string | undefined;
  previous(): string | undefined;
  /** Whether a reply contains products. */
  hasProducts(reply: Element): boolean;
  /** Adds a page's products, without duplicates, which occur when the shop's pages have shifted. */
  append(url: string, reply: Element): readonly HTMLElement[];
  prepend(url: string, reply: Element): readonly HTMLElement[];
  /** Call it if no page follows the last one. */
  end(): void;
}

/** The lists so far, which keep their added pages. */
const opened = new WeakMap<Element, { first: Element | undefined; list: PageList }>();

/** Returns the list with all its pages, also after a setting has changed or the element was moved. */
export function openPageList(element: Element, config: InfiniteScrollConfig): PageList {
  const node = findList(element, config);
  if (node === null) return readPageList(node, config);
  const existing = opened.get(node);
  // The same node may contain another list by now.
  if (existing?.first && node.contains(existing.first)) return existing.list;
  const list = readPageList(node, config);
  opened.set(node, { first: list.pages()[0]?.items[0], list });
  return list;
}

/** The list in the element, or else the first one on the page. */
export function findList(element: Element, config: InfiniteScrollConfig): HTMLElement | null {
  return listIn(element, config) ?? listIn(document, config);
}

function readPageList(node: HTMLElement | null, config: InfiniteScrollConfig): PageList {
  const printed = itemsIn(node, config);
  const box = boxAround(printed) ?? node;
  const products = new Set(identities(printed).values());
  const pager = findPager(node, config);
  const pages: ListedPage[] = [{ url: location.href, items: printed }];
  let count = printed.length;
  let next = pager.next();
  let previous = pager.previous();

  const itemsOf = (reply: Element): readonly HTMLElement[] => itemsIn(listInReply(reply, config), config);
  /** @param before the product to insert before; null appends */
  const add = (reply: Element, before: Element | null): readonly HTMLElement[] => {
    const added = addedItems(itemsOf(reply), products);
    if (box === null || added.length === 0) return [];
    copyDirectives(printed, added);
    // The estimated height of items that have not rendered yet.
    if (pages.length === 1) box.style.setProperty('--shop-item-height', `${printed[0]?.clientHeight ?? 0}px`);
    insert(box, added, before);
    count += added.length;
    announceContent(box);
    return added;
  };

  return {
    node,
    pages: () => pages,
    count: () => count,
    total: pager.total,
    next: () => next,
    previous: () => previous,
    hasProducts: (reply) => itemsOf(reply).length > 0,
    append(url, reply) {
      const items = add(reply, null);
      const replyPager = pagerOf(reply, config);
      next = items.length > 0 ? replyPager.next() : undefined;
      pages.push({ url, items });
      if (items.length > 0) pager.moveTo(replyPager);
      if (next === undefined) pager.end();
      return items;
    },
    prepend(url, reply) {
      const [first] = pages[0]?.items ?? [];
      const items = keepInPlace(first, () => add(reply, first ?? null));
      const replyPager = pagerOf(reply, config);
      previous = items.length > 0 ? replyPager.previous() : undefined;
      pages.unshift({ url, items });
      pager.beginAt(replyPager);
      return items;
    },
    end() {
      next = undefined;
      pager.end();
    },
  };
}

/** The items that are not in the list yet. Adds them to its products. */
function addedItems(items: readonly HTMLElement[], products: Set<string | Element>): readonly HTMLElement[] {
  const added = [...identities(items)].filter(([, product]) => !products.has(product));
  for (const [, product] of added) products.add(product);
  return added.map(([item]) => item);
}

function insert(box: HTMLElement, items: readonly HTMLElement[], before: Element | null): void {
  const fragment = document.createDocumentFragment();
  // Lets the browser skip rendering while they are far away.
  for (const item of items) item.setAttribute('data-shop-added', '');
  fragment.append(...items);
  renewFormKeys(fragment);
  box.insertBefore(fragment, childAround(before, box));
}

/** The child of the box that contains a product. Some themes have a box around each product. */
function childAround(product: Element | null, box: Element): Element | null {
  let child = product;
  while (child && child.parentElement !== box) child = child.parentElement;
  return child;
}

function pagerOf(reply: Element, config: InfiniteScrollConfig): Pager {
  return findPager(listIn(reply, config) ?? reply, config, reply);
}

/** Widgets around the list, such as a carousel in the category's description, may have lists of the same class. */
function listIn(part: ParentNode, { list }: InfiniteScrollConfig): HTMLElement | null {
  return part.querySelector<HTMLElement>(`.products.wrapper :is(${list})`) ?? part.querySelector<HTMLElement>(list);
}

/** Like `listIn`, or the reply itself if it consists of the products alone. */
function listInReply(reply: Element, config: InfiniteScrollConfig): Element | null {
  const isBare = [...reply.children].some((child) => child.matches(config.item));
  return listIn(reply, config) ?? (isBare ? reply : null);
}

function itemsIn(list: Element | null, { item }: InfiniteScrollConfig): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>(item)];
}

/** The closest node around all products. Some themes have another box inside the list, or one around each product. */
function boxAround(items: readonly HTMLElement[]): HTMLElement | null | undefined {
  let box = items[0]?.parentElement;
  while (box && !box.contains(items.at(-1) ?? null)) box = box.parentElement;
  return box;
}
