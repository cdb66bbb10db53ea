import { isHandledElsewhere, isRecord } from '@shop-elements/core';
import { categoryPage } from '@shop-elements/host';
import { sameOriginUrl } from '../shared/same-origin-url';
import type { CategoryRegions } from './category-regions';
import type { LayeredNavConfig } from './layered-nav.config';
import { toolbarUrl } from './toolbar-url';

/** Selector of controls that the browser ticks. */
export const BOX = '[type="checkbox"], [type="radio"]';

/** Selector of the parts of OpenMage's toolbar. Their links and options are URLs. */
const URL_CONTROLS = '.sort-by, .limiter, .view-mode';

/** The events of all controls. */
export const controlEvents = ['click', 'change', 'keydown', 'shop-price-slider-change'] as const;

/**
 * The URL that a control leads to: a filter's link, checkbox, swatch, select or slider, a page, or a toolbar setting.
 * @returns undefined for other events: products, anchors, other sites, links to open in a new tab
 */
export function controlUrl(event: Event, regions: CategoryRegions, config: LayeredNavConfig): string | undefined {
  const { target } = event;
  if (!(target instanceof Element) || isHandledElsewhere(event)) return undefined;
  if (event instanceof CustomEvent) return sliderUrl(event.detail);
  if (!isActivation(event, target)) return undefined;
  const isIn = (nodes: readonly Element[]): boolean => nodes.some((node) => node.contains(target));
  if (isIn(regions.filters.nodes)) return filterUrl(target);
  if (!isIn(regions.products.nodes)) return undefined;
  if (target.closest(config.pages)) return linkUrl(target.closest('a'));
  const { role, value = '' } = target.closest<HTMLElement>('[data-role]')?.dataset ?? {};
  const chosen = target instanceof HTMLSelectElement ? target.value : value;
  const url = toolbarUrl(location.href, role, chosen, regions.toolbar);
  return url ?? (target.closest(URL_CONTROLS) ? filterUrl(target) : undefined);
}

/** The URL of a control's own link, or of the link next to a checkbox. */
export function filterUrl(target: Element): string | undefined {
  if (target instanceof HTMLSelectElement) return optionUrl(target);
  const option = target.matches(BOX) ? target.closest('li, .item') : null;
  return linkUrl(target.closest('a') ?? option?.querySelector('a'));
}

/** @returns undefined for a slider without a URL */
function sliderUrl(detail: unknown): string | undefined {
  return isRecord(detail) && typeof detail.url === 'string' && detail.url !== ''
    ? sameOriginUrl(detail.url)
    : undefined;
}

/** Selects react to `change`, other controls to clicks and to keys that the browser does not turn into clicks. */
function isActivation(event: Event, target: Element): boolean {
  if (target instanceof HTMLSelectElement) return event.type === 'change';
  if (!(event instanceof KeyboardEvent)) return event.type === 'click';
  if (event.repeat) return false;
  const isBox = target.matches(BOX);
  if (event.key === 'Enter') return isBox || isInLink(target);
  // A swatch looks like a button, so Space presses it.
  return event.key === ' ' && (isInLink(target) || target.matches(categoryPage.swatchLink));
}

/** In some add-ons, the swatch inside the link has the focus, so keys fire no click. */
function isInLink(target: Element): boolean {
  return target.matches('a [tabindex]') && !target.matches('a, button, input');
}

/** Some themes print a group as a select with URLs as options. */
function optionUrl({ selectedOptions: [option] }: HTMLSelectElement): string | undefined {
  const url = option?.dataset['url'] ?? option?.dataset['href'] ?? option?.value ?? '';
  return /^(https?:|[/?])/.test(url) ? sameOriginUrl(url) : undefined;
}

function linkUrl(link: HTMLAnchorElement | null | undefined): string | undefined {
  const href = link?.getAttribute('href');
  const staysHere = link?.target === '' || link?.target === '_self';
  return href && staysHere && !href.includes('#') ? sameOriginUrl(href) : undefined;
}
