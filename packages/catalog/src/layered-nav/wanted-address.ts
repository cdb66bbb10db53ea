import { isForBrowser } from '@shop-elements/core';
import type { ListPage } from './list-page';
import { toolbarAddress } from './toolbar-address';

/**
 * Where a click or a choice leads: a filter's link, box or slider, a page, a control of the toolbar.
 * @returns undefined when it is not ours: a product, an anchor, another site, what a key opens in another tab
 */
export function wantedAddress(event: Event, { navigation, products, toolbar }: ListPage): string | undefined {
  const { target } = event;
  if (!(target instanceof HTMLElement) || isForBrowser(event)) return undefined;
  if (event instanceof CustomEvent) return event.detail.url;
  const isIn = (parts: readonly Element[]): boolean => parts.some((part) => part.contains(target));
  const isChoice = target instanceof HTMLSelectElement;
  if (isChoice !== (event.type === 'change')) return undefined;
  if (isIn(navigation.nodes)) return linkOf(target);
  if (!isIn(products.nodes)) return undefined;
  if (target.closest('.pages')) return linkOf(target);
  const { role, value = '' } = target.closest<HTMLElement>('[data-role]')?.dataset ?? {};
  return toolbarAddress(location.href, role, isChoice ? target.value : value, toolbar);
}

/** A link, or the link beside a box. */
function linkOf(target: Element): string | undefined {
  const boxed = target.matches('[type="checkbox"], [type="radio"]') ? target.closest('li, .item') : null;
  const link = target.closest('a') ?? boxed?.querySelector('a');
  return link?.origin === location.origin && !link.href.includes('#') ? link.href : undefined;
}
