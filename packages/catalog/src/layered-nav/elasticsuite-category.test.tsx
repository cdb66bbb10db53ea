import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, recordNavigation } from '#testing/page';
import { serve } from '#testing/server';
import './define';

// Elasticsuite's category page: Knockout draws the values of a filter from a script block of the page.
const category = `
  <div class="block filter" id="layered-filter-block">
    <div class="filter-options">
      <div data-role="collapsible" class="filter-options-item">
        <div data-role="title" class="filter-options-title">Category</div>
        <div data-role="content" class="filter-options-content"><ol class="items"><li class="item"><a href="/women.html?cat=23">Jackets</a></li></ol></div>
      </div>
      <div data-role="collapsible" class="filter-options-item">
        <div data-role="title" class="filter-options-title">Material</div>
        <div data-role="content" class="filter-options-content">
          <div data-bind="scope: 'materialFilter'" aria-live="polite"><ol class="items"><li class="item"><a href="/women.html?material=Wool">Wool</a></li></ol></div>
        </div>
      </div>
    </div>
  </div>
  <div class="toolbar toolbar-products">
    <select data-role="sorter" aria-label="Sort By"><option value="position" selected>Position</option><option value="price">Price</option></select>
  </div>
  <div class="products wrapper"><ol class="product-items"><li class="item product-item"><a href="/tray.html">Tray</a></li></ol></div>`;

const home = location.href;
beforeEach(() => history.replaceState(null, '', '/women.html'));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

test('leaves a list to the page if Knockout draws its filters, as in Elasticsuite, and logs that', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  recordNavigation();
  const calls = serve(() => new Response('<!doctype html><title>Women</title>'));
  await drawn('shop-layered-nav', `<shop-layered-nav>${category}</shop-layered-nav>`);
  const followed = vi.fn((event: Event) => event.preventDefault());
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', followed);
  await userEvent.click(page.getByRole('link', { name: 'Wool' }));
  await userEvent.click(page.getByRole('link', { name: 'Jackets' }));
  await userEvent.selectOptions(page.getByLabelText('Sort By'), 'Price');
  expect(followed).toHaveBeenCalledTimes(2);
  expect(calls).toEqual([]);
  const sentence = expect.stringContaining('leaves the list to the page, because Alpine or Knockout');
  await expect.poll(() => warned.mock.calls.map(([text]) => String(text))).toContainEqual(sentence);
});
