import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '#testing/page';
import { serve } from '#testing/server';
import './define';

// Hyvä's category page: Alpine runs the toolbar, and renders the filters of a group when it opens.
const category = `
  <div x-data="initLayeredNavigation()" class="block" role="region" aria-label="Product filters">
    <div id="filters-content" class="block-content filter-content">
      <div x-data="{ open: false }" class="filter-option card">
        <h3><button type="button" @click="open = !open" class="filter-options-title">Material</button></h3>
        <template x-if="open"><div class="filter-options-content"><ol class="items"><li><a href="/women.html?material=5">Wool</a></li></ol></div></template>
      </div>
    </div>
  </div>
  <section id="product-list" tabindex="-1" aria-label="Product list">
    <div x-data="initToolbar_6f()" class="toolbar toolbar-products grid">
      <select data-role="sorter" class="form-select sorter-options" aria-label="Sort By" @change="changeUrl('product_list_order', $event.target.value)">
        <option value="position" selected>Position</option><option value="price">Price</option>
      </select>
    </div>
    <div class="products wrapper mode-grid products-grid"><ul role="list"><li><div class="item product product-item"><a href="/tray.html">Tray</a></div></li></ul></div>
  </section>`;

const home = location.href;
beforeEach(() => history.replaceState(null, '', '/women.html'));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

test('leaves a list to the page if Alpine runs it, and logs that', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const calls = serve(() => new Response('<!doctype html><title>Women</title>'));
  await drawn('shop-layered-nav', `<shop-layered-nav>${category}</shop-layered-nav>`);
  const changed = vi.fn();
  document.querySelector('select')?.addEventListener('change', changed);
  await userEvent.selectOptions(page.getByLabelText('Sort By'), 'Price');
  expect(changed).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
  const sentence = expect.stringContaining('leaves the list to the page');
  await expect.poll(() => warned.mock.calls.map(([text]) => String(text))).toContainEqual(sentence);
});

test('works with Alpine above the list', async () => {
  const list = category.replace(/ (?:x-data|@change)="[^"]*"/g, '');
  const calls = serve(() => new Response(`<!doctype html><title>Women</title>${list}`));
  await drawn('shop-layered-nav', `<div x-data><shop-layered-nav>${list}</shop-layered-nav></div>`);
  await userEvent.selectOptions(page.getByLabelText('Sort By'), 'Price');
  await expect.poll(() => calls.map(({ path }) => path)).toEqual([expect.stringContaining('product_list_order=price')]);
});
