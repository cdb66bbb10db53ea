import { type ElementProps, emit, useListener } from '@shop-elements/core';
import { luma, watchPriceBoxes } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import { sum } from '../shared/amounts';
import type { DownloadableLinksConfig } from './downloadable-links.config';

/** Detail of `shop-downloadable-links-change` and of the price box's `updatePrice`: the total price of the ticked links. */
export interface DownloadableLinksChangeDetail {
  prices: {
    /** The price as displayed. */
    finalPrice: { amount: number };
    /** Without tax. */
    basePrice: { amount: number };
  };
}

/**
 * Updates a downloadable product's price as links are ticked, and adds a "select all" checkbox. The page draws the
 * price: Luma's price box reacts to `updatePrice`, any other to the event.
 * @example
 * <shop-downloadable-links data-links='{"11":{"finalPrice":5,"basePrice":4.2},"12":{"finalPrice":2.5,"basePrice":2.1}}'>
 *   <label><input type="checkbox" name="links[]" value="11"> Lesson 1</label>
 *   <label><input type="checkbox" name="links[]" value="12"> Lesson 2</label>
 *   <input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all">
 *   <label for="links_all"><span>Select all</span></label>
 * </shop-downloadable-links>
 * @fires shop-downloadable-links-change at the start, and once for each change
 */
export function DownloadableLinks({ element, config }: ElementProps<DownloadableLinksConfig>) {
  useDownloadableLinks(element, config);
  return null;
}

/** Keeps the links, the "select all" checkbox and the price in sync: after clicks, form resets and the Back button. */
function useDownloadableLinks(element: HTMLElement, config: DownloadableLinksConfig): void {
  const { links, linkSelector, allSelector } = config;
  const reported = useRef('');
  const isTickingAll = useRef(false);

  // Looked up each time: the page may add or remove checkboxes.
  const all = (): HTMLInputElement | null => element.querySelector(allSelector);
  const boxes = (): HTMLInputElement[] => {
    const found = [...element.querySelectorAll<HTMLInputElement>(linkSelector)];
    return found.filter((box) => !box.matches(allSelector));
  };

  const refresh = (): void => {
    const found = boxes();
    const ticked = found.filter((box) => box.checked).map((box) => box.value);
    showAll(all(), found);
    const amount = (kind: 'finalPrice' | 'basePrice') => ({
      amount: sum(ticked.map((id) => links[id]?.[kind] ?? 0)),
    });
    const detail: DownloadableLinksChangeDetail = {
      prices: { finalPrice: amount('finalPrice'), basePrice: amount('basePrice') },
    };
    const now = JSON.stringify([ticked, detail]);
    if (now !== reported.current) {
      reported.current = now;
      emit(element, 'shop-downloadable-links-change', detail);
    }
    // Sent even without a change: a price box may show the product's price alone.
    for (const priceBox of document.querySelectorAll('.price-box')) luma.trigger(priceBox, 'updatePrice', [detail]);
  };

  useLayoutEffect(() => {
    const stop = watchPriceBoxes(refresh);
    refresh();
    return stop;
  });
  useListener(element, 'change', ({ target }) => {
    if (isTickingAll.current) return;
    const box = all();
    if (box !== null && target === box) {
      isTickingAll.current = true;
      tickAll(boxes(), box.checked);
      isTickingAll.current = false;
    }
    refresh();
  });
  // `reset` fires before the fields are reset.
  useListener(document, 'reset', () => void setTimeout(refresh));
  useListener(window, 'pageshow', refresh);
}

/** Sets all checkboxes before it fires any event, so that the page sees one change. */
function tickAll(boxes: readonly HTMLInputElement[], checked: boolean): void {
  const changing = boxes.filter((box) => box.checked !== checked && !box.matches(':disabled'));
  for (const box of changing) box.checked = checked;
  for (const box of changing) box.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Ticks "select all" when every enabled link is ticked: if disabled ones counted, it might never be ticked. Without links it
 * stays unticked, labeled 'Select all'; Luma ticks it.
 */
function showAll(all: HTMLInputElement | null, boxes: readonly HTMLInputElement[]): void {
  if (all === null) return;
  const enabled = boxes.filter((box) => !box.matches(':disabled'));
  const counted = enabled.length > 0 ? enabled : boxes;
  all.checked = counted.length > 0 && counted.every((box) => box.checked);
  all.indeterminate = !all.checked && boxes.some((box) => box.checked);

  const label = all.labels?.[0];
  const labelText = label?.querySelector(':scope > span') ?? label;
  const text = all.checked ? all.dataset.checked : all.dataset.notchecked;
  if (labelText !== undefined && text !== undefined && !labelText.contains(all)) labelText.textContent = text;
}
