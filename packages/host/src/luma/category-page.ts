import { fromJson, isRecord, parse } from '@shop-elements/core';
import { type LayerSettings, layerSchema } from './layer.schema';
import { luma, widgetSettings } from './luma';
import { type ToolbarSettings, toolbarSchema } from './toolbar.schema';

/** What Luma and the ajax add-on call the parts of a category page. */
export const categoryPage = {
  /** The filters, in the order in which to look: the add-on's container, else Luma's block. */
  filters: ['.layered-filter-block-container', '.block.filter'],
  /** The list: the add-on's container, else Luma's toolbars and list, or the message in place of them. */
  list: ['#layer-product-list', '.toolbar-products, .products.wrapper, .message.info.empty'],
  /** The products alone. */
  products: '.product-items',
  groupTitle: '.filter-options-title, [data-role$="title"]',
  groupContent: '.filter-options-content, [data-role$="content"]',
  /** The link around a swatch among the filters. */
  swatchLink: '.swatch-option-link-layered',
  /** Class of an open filter group. */
  openGroup: 'active',
} as const;

/** Whether a list is the ajax add-on's: its shop answers with JSON. */
export function isAddOnList(list: readonly Element[]): boolean {
  return list.some((part) => part.matches(categoryPage.list[0]));
}

/** The settings of the toolbar's widget, while the page still has them: Luma removes them when it starts. */
export function toolbarSettings(parts: readonly Element[]): ToolbarSettings {
  return parse(toolbarSchema, widgetSettings(parts, 'productListToolbarForm')) ?? {};
}

/** The settings of the ajax add-on's widget; undefined on a stock page. */
export function layerSettings(parts: readonly Element[]): LayerSettings | undefined {
  return parse(layerSchema, widgetSettings(parts, 'mpLayer'));
}

/**
 * Whether scripts of the page itself open and close the filter groups. Once Luma's accordion has started, its settings are gone and
 * only its marks are left.
 */
export function pageOpensGroups(filters: readonly Element[]): boolean {
  const isPrinted = (widget: string): boolean => widgetSettings(filters, widget) !== undefined;
  const isMarked = filters.some((part) => part.querySelector('[data-role="collapsible"]') !== null);
  return luma.isOnPage() && (isMarked || isPrinted('mpLayer') || isPrinted('accordion'));
}

/** Lets Luma's accordion open the groups that are open: it goes by the numbers in its settings, not by classes. */
export function setOpenGroups(filters: readonly Element[], numbersOf: (block: Element) => readonly number[]): void {
  for (const block of filters.flatMap((part) => [...part.querySelectorAll('[data-mage-init*="accordion"]')])) {
    const settings = fromJson(block.getAttribute('data-mage-init'));
    if (!isRecord(settings) || !isRecord(settings.accordion)) continue;
    const accordion = { ...settings.accordion, active: numbersOf(block) };
    block.setAttribute('data-mage-init', JSON.stringify({ ...settings, accordion }));
  }
}

/** A filter group's attribute code, which the add-on prints; elsewhere its title. */
export function groupCode(group: Element): string {
  return group.getAttribute('attribute') ?? textOf(group.querySelector(categoryPage.groupTitle));
}

/** Where the ajax add-on's own script would draw the slider of an attribute. */
export function sliderPlace(code: string): HTMLElement | null {
  return document.getElementById(`ln_slider_container_${code}`);
}

/** On a phone Luma's filters cover the page. */
export function uncoverList(): void {
  document.body.classList.remove('filter-active');
}

/**
 * What a control of filters, toolbar or pager stands for, such as `Color: Blue`. A filter keeps its meaning whatever its
 * address and its count have become, as a choice and among the filters in use.
 */
export function meaningOf(control: Element): string {
  const item = control.closest('li, .item') ?? control;
  const inUse = textOf(item.querySelector('.filter-label'));
  const group = inUse || textOf(control.closest('.filter-options-item')?.querySelector('.filter-options-title'));
  const swatch = control.querySelector('[data-option-label], [option-label]');
  const value =
    textOf(item.querySelector('.filter-value')) ||
    swatch?.getAttribute('data-option-label') ||
    swatch?.getAttribute('option-label');
  const own = control.getAttribute('data-role') ?? control.getAttribute('aria-label') ?? withoutCount(item);
  return `${group}: ${value || own}`;
}

function withoutCount(item: Element): string {
  const count = textOf(item.querySelector('.count'));
  return textOf(item).replace(count, '').trim();
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? '';
}
