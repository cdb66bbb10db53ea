import { emit, useListener } from '@shop-elements/core';
import { luma } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import { sum } from '../shared/amounts';
import type { DownloadableLinksConfig } from './downloadable-links.config';

/** Detail of `shop-downloadable-links-change` and of the price box's `updatePrice`: what the ticked links cost together. */
export interface DownloadableLinksChangeDetail {
  prices: {
    /** As the shop shows prices. */
    finalPrice: { amount: number };
    /** Without tax. */
    basePrice: { amount: number };
  };
}

/** Follows the boxes of the links and the one for all: by the shopper, by a form that is reset, and by the Back button. */
export function useDownloadableLinks(element: HTMLElement, config: DownloadableLinksConfig): void {
  const { links, linkSelector, allSelector } = config;
  const told = useRef('');

  // Asked each time: boxes may come and go.
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
    if (now !== told.current) {
      told.current = now;
      emit(element, 'shop-downloadable-links-change', detail);
    }
    // Sent even without a change: a price box that started after this element has missed the earlier event.
    for (const priceBox of document.querySelectorAll('.price-box')) luma.trigger(priceBox, 'updatePrice', [detail]);
  };

  useLayoutEffect(refresh);
  useListener(element, 'change', ({ target }) => {
    const box = all();
    if (box !== null && target === box) tickAll(boxes(), box.checked);
    refresh();
  });
  // `reset` fires before the fields are reset.
  useListener(document, 'reset', () => void setTimeout(refresh));
  useListener(window, 'pageshow', refresh);
}

/** All of them at first: to the page it is one change. */
function tickAll(boxes: readonly HTMLInputElement[], checked: boolean): void {
  const changing = boxes.filter((box) => box.checked !== checked && !box.matches(':disabled'));
  for (const box of changing) box.checked = checked;
  for (const box of changing) box.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Ticks the box for all when every link that the shopper can change is ticked: counting a sold-out link, it could never be
 * unticked again. Without links it stays unticked and says 'Select all'; Luma ticks it.
 */
function showAll(all: HTMLInputElement | null, boxes: readonly HTMLInputElement[]): void {
  if (all === null) return;
  const free = boxes.filter((box) => !box.matches(':disabled'));
  const asked = free.length > 0 ? free : boxes;
  all.checked = asked.length > 0 && asked.every((box) => box.checked);
  all.indeterminate = !all.checked && boxes.some((box) => box.checked);

  const label = all.labels?.[0];
  const words = label?.querySelector(':scope > span') ?? label;
  const text = all.checked ? all.dataset.checked : all.dataset.notchecked;
  if (words !== undefined && text !== undefined && !words.contains(all)) words.textContent = text;
}
