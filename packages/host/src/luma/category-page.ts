import { fromJson, isRecord, parse } from '@shop-elements/core';
import { hasMatch } from '@shop-elements/dom';
import { type LayerSettings, layerSchema } from './layer.schema';
import { luma } from './luma';
import { type ToolbarSettings, toolbarSchema } from './toolbar.schema';
import { widgetSettings } from './widget-settings';

/** Selectors for the parts of a category page in Luma and in the Ajax add-on. */
export const categoryPage = {
  /** The filters, in order of preference: the add-on's container, then Luma's block. */
  filters: ['.layered-filter-block-container', '.block.filter'],
  /** The list: the add-on's container, or Luma's toolbars and list, or the message that replaces them. */
  list: ['#layer-product-list', '.toolbar-products, .products.wrapper, .message.info.empty'],
  /** Only the products. */
  products: '.product-items',
  groupTitle: '.filter-options-title, [data-role$="title"]',
  groupContent: '.filter-options-content, [data-role$="content"]',
  /** The link around a swatch in the filters. */
  swatchLink: '.swatch-option-link-layered',
  /** Class of an open filter group. */
  openGroup: 'active',
} as const;

/** Whether a list belongs to the Ajax add-on, whose server answers with JSON. */
export function isAddOnList(list: readonly Element[]): boolean {
  return list.some((part) => part.matches(categoryPage.list[0]));
}

/** The settings of the toolbar's widget, while the page still has them: Luma removes them when the widget starts. */
export function toolbarSettings(parts: readonly Element[]): ToolbarSettings {
  return parse(toolbarSchema, widgetSettings(parts, 'productListToolbarForm')) ?? {};
}

/** The settings of the Ajax add-on's widget; undefined on a stock page. */
export function layerSettings(parts: readonly Element[]): LayerSettings | undefined {
  return parse(layerSchema, widgetSettings(parts, 'mpLayer'));
}

/**
 * Whether the page's own scripts open and close the filter groups. Once Luma's accordion has started, only its attributes remain,
 * not its settings. Mageplaza's newer navigation calls its groups `ln_collapsible`, and prints its settings elsewhere.
 */
export function pageOpensGroups(filters: readonly Element[]): boolean {
  const isPrinted = (widget: string): boolean => widgetSettings(filters, widget) !== undefined;
  const isMarked = hasMatch(filters, '[data-role$="collapsible"]');
  return luma.isOnPage() && (isMarked || isPrinted('mpLayer') || isPrinted('accordion'));
}

/** Whether Knockout draws the filters from a script of the page, as in Elasticsuite. */
export function isDrawnByKnockout(filters: readonly Element[]): boolean {
  return hasMatch(filters, '[data-bind*="scope:"]');
}

/** Makes Luma's accordion open the groups that are open now: it reads indexes from its settings, not classes. */
export function setOpenGroups(filters: readonly Element[], numbersOf: (block: Element) => readonly number[]): void {
  for (const block of filters.flatMap((part) => [...part.querySelectorAll('[data-mage-init*="accordion"]')])) {
    const settings = fromJson(block.getAttribute('data-mage-init'));
    if (!isRecord(settings) || !isRecord(settings.accordion)) continue;
    const accordion = { ...settings.accordion, active: numbersOf(block) };
    block.setAttribute('data-mage-init', JSON.stringify({ ...settings, accordion }));
  }
}

/** A filter group's attribute code if the add-on prints it, otherwise its title. */
export function groupCode(group: Element): string {
  return group.getAttribute('attribute') ?? textOf(group.querySelector(categoryPage.groupTitle));
}

/** Where the Ajax add-on's own script would render an attribute's slider. */
export function sliderPlace(code: string): HTMLElement | null {
  return document.getElementById(`ln_slider_container_${code}`);
}

/** Uncovers the list: on phones, Luma's filters overlay the page. */
export function uncoverList(): void {
  document.body.classList.remove('filter-active');
}

/**
 * A stable key for a control of the filters, toolbar or pager, such as `Color: Blue`. A filter keeps its key when its URL and
 * count change, and when it becomes an active filter.
 */
export function controlKey(control: Element): string {
  const item = control.closest('li, .item') ?? control;
  const inUse = textOf(item.querySelector('.filter-label'));
  const group = inUse || textOf(control.closest('.filter-options-item')?.querySelector('.filter-options-title'));
  const swatch = control.querySelector('[data-option-label], [option-label]');
  const value =
    textOf(item.querySelector('.filter-value')) ||
    swatch?.getAttribute('data-option-label') ||
    swatch?.getAttribute('option-label');
  const name = control.getAttribute('data-role') ?? control.getAttribute('aria-label') ?? withoutCount(item);
  return `${group}: ${value || name}`;
}

function withoutCount(item: Element): string {
  const count = textOf(item.querySelector('.count, .counter'));
  return textOf(item).replace(count, '').trim();
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? '';
}
