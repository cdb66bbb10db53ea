import { isForBrowser, isOwnAddress, isRecord, urlOf } from '@shop-elements/core';
import { categoryPage } from '@shop-elements/host';
import type { CurrentList } from './current-list';
import type { LayeredNavConfig } from './layered-nav.config';
import { toolbarAddress } from './toolbar-address';

/** Everything that a shopper does with a control ends in one of these. */
export const controlEvents = ['click', 'change', 'keydown', 'shop-price-slider-change'] as const;

/**
 * The address that a control leads to: a filter's link, box, swatch, select or slider, a page, a setting of the toolbar.
 * @returns undefined when the event is not ours: a product, an anchor, another site, a link to be opened in a new tab
 */
export function addressOf(event: Event, list: CurrentList, config: LayeredNavConfig): string | undefined {
  const { target } = event;
  if (!(target instanceof Element) || isForBrowser(event)) return undefined;
  if (event instanceof CustomEvent) return sliderAddress(event.detail);
  if (!isActivation(event, target)) return undefined;
  const isIn = (nodes: readonly Element[]): boolean => nodes.some((node) => node.contains(target));
  if (isIn(list.filters.nodes)) return filterAddress(target);
  if (!isIn(list.list.nodes)) return undefined;
  if (target.closest(config.pages)) return linkAddress(target.closest('a'));
  const { role, value = '' } = target.closest<HTMLElement>('[data-role]')?.dataset ?? {};
  const chosen = target instanceof HTMLSelectElement ? target.value : value;
  return toolbarAddress(location.href, role, chosen, list.toolbar);
}

/** The address of the link that a control is or stands beside. */
export function filterAddress(target: Element): string | undefined {
  if (target instanceof HTMLSelectElement) return optionAddress(target);
  const isBox = target.matches('[type="checkbox"], [type="radio"]');
  return linkAddress(target.closest('a') ?? (isBox ? (target.closest('li, .item')?.querySelector('a') ?? null) : null));
}

function sliderAddress(detail: unknown): string | undefined {
  return isRecord(detail) && typeof detail.url === 'string' ? ownAddress(detail.url) : undefined;
}

/** A select is used by `change`, everything else by a click or a key that the browser makes no click of. */
function isActivation(event: Event, target: Element): boolean {
  if (target instanceof HTMLSelectElement) return event.type === 'change';
  if (!(event instanceof KeyboardEvent)) return event.type === 'click';
  if (event.repeat) return false;
  const isBox = target.matches('[type="checkbox"], [type="radio"]');
  if (event.key === 'Enter') return isBox || isInLink(target);
  // A swatch looks like a button, so Space presses it.
  return event.key === ' ' && (isInLink(target) || target.matches(categoryPage.swatchLink));
}

/** Add-ons give the focus to the swatch inside the link, where no key makes a click. */
function isInLink(target: Element): boolean {
  return target.matches('a [tabindex]') && !target.matches('a, button, input');
}

/** Some themes print a group as a select whose options are the addresses. */
function optionAddress({ selectedOptions: [option] }: HTMLSelectElement): string | undefined {
  const address = option?.dataset['url'] ?? option?.dataset['href'] ?? option?.value ?? '';
  return /^(https?:|[/?])/.test(address) ? ownAddress(address) : undefined;
}

function linkAddress(link: HTMLAnchorElement | null): string | undefined {
  const href = link?.getAttribute('href');
  const staysHere = link?.target === '' || link?.target === '_self';
  return href && staysHere && !href.includes('#') ? ownAddress(href) : undefined;
}

/** An address of this shop as a whole one. */
function ownAddress(address: string): string | undefined {
  return isOwnAddress(address) ? urlOf(address)?.href : undefined;
}
