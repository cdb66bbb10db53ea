import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, recordEvents, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './filter-sidebar.css';
import '../../../ui/src/base.css';

const category = `
  <shop-top-menu>Menu</shop-top-menu>
  <button class="filter-trigger">Filters</button>
  <main class="columns">
    <section><a href="#mug">A mug</a></section>
    <shop-filter-sidebar><h2>Shop by</h2><a href="#red">Red</a></shop-filter-sidebar>
  </main>`;

const trigger = () => page.getByRole('button', { name: 'Filters', exact: true });

function sidebar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('shop-filter-sidebar');
  if (found === null) throw new Error('no sidebar');
  return found;
}

beforeEach(() => page.viewport(400, 700));
afterEach(() => page.viewport(1280, 800));

test('keeps the server’s filters, and is accessible closed and open', async () => {
  const element = await drawn('shop-filter-sidebar', category);
  await expectAccessible(document.body);
  await trigger().click();
  await expect.element(element.querySelector('a')).toBeVisible();
  await expectAccessible(element);
  expect(element.dataset.state).toBe('ready');
});

test('removes the ARIA state from the trigger when it is removed while open', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  sidebar().remove();
  await expect.element(trigger()).not.toHaveAttribute('aria-expanded');
  await expect.element(trigger()).not.toHaveAttribute('aria-controls');
});

test('keeps the ARIA state of the next page’s trigger when a router replaces the page', async () => {
  const old = await drawn('shop-filter-sidebar', category);
  document.body.innerHTML = category;
  await ready(sidebar());
  await expect.poll(() => old.querySelector('[data-shop-root]')).toBeNull();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger()).toHaveAttribute('aria-controls', sidebar().id);
});

test('shows the filters that Luma hides on phones', async () => {
  themeRules('.filter-options { display: none } .filter.active .filter-options { display: block }');
  const block = `<div class="block filter"><div class="block-content filter-content"><div class="filter-options">
    <a href="#red">Red</a></div></div></div>`;
  await drawn('shop-filter-sidebar', category.replace('<a href="#red">Red</a>', block));
  await trigger().click();
  await expect.element(page.getByRole('link', { name: 'Red' })).toBeVisible();
});

test('hides the top menu under a theme that sets its `display`', async () => {
  themeRules('shop-top-menu { display: flex }');
  await drawn('shop-filter-sidebar', category);
  const menu = document.querySelector('shop-top-menu');
  await trigger().click();
  await expect.poll(() => menu?.checkVisibility()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => menu?.checkVisibility()).toBe(true);
});

const actions: Readonly<Record<string, () => void>> = {
  trigger: () => document.querySelector<HTMLElement>('.filter-trigger')?.click(),
  overlay: () => document.querySelector<HTMLElement>('[data-shop-root] button')?.click(),
};

interface Expected {
  open: boolean;
  bodyState?: boolean;
  mobileTopMenu?: string;
  mainLayer: number;
}

test.each(vectors<{ actions: string[] }, Expected>('filter-sidebar'))(
  'its trigger opens it and hides the top menu, the trigger or the overlay closes it ($id)',
  async ({ input, expected }) => {
    await drawn('shop-filter-sidebar', category);
    for (const [index, action] of input.actions.entries()) {
      actions[action]?.();
      await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(index % 2 === 0);
    }
    expect(sidebar().hasAttribute('data-open')).toBe(expected.open);
    expect(document.body.classList.contains('filter-sidebar-open')).toBe(expected.open);
    expect(document.querySelector<HTMLElement>('shop-top-menu')?.hidden).toBe(expected.open);
    expect(document.querySelector<HTMLElement>('main')?.style.zIndex).toBe(String(expected.mainLayer));
  },
);

test('Escape closes it and restores the focus; the page behind is inert while it is open', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.activeElement).toBe(sidebar());
  expect(document.querySelector('section')?.inert).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  expect(document.querySelector('section')?.inert).toBe(false);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('stays open if a field or a dropdown in it has handled Escape', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.activeElement).toBe(sidebar());
  sidebar().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('restores the page when it is removed while open', async () => {
  const events = recordEvents<{ open: boolean }>('shop-filter-sidebar-toggle');
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => events.length).toBe(1);
  const element = sidebar();
  element.parentElement?.removeChild(element);
  await expect.poll(() => document.body.classList.contains('filter-sidebar-open')).toBe(false);
  expect(document.querySelector('section')?.inert).toBe(false);
  await ready(element);
});

test('the page behind an open sidebar stays inert when another sidebar is added', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.querySelector('section')?.inert).toBe(true);
  const other = document.createElement('shop-filter-sidebar');
  other.dataset['trigger'] = '#other';
  document.querySelector('main')?.append(other);
  await ready(other);
  expect(document.querySelector('section')?.inert).toBe(true);
});

test('a copy of the page with an open sidebar, as a page cache restores it, can be used', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.querySelector('section')?.inert).toBe(true);
  const copy = document.createElement('body');
  copy.className = document.body.className;
  copy.innerHTML = document.body.innerHTML;
  document.body.replaceWith(copy);
  await ready(sidebar());
  expect(document.querySelector('section')?.inert).toBe(false);
  expect(document.body.classList.contains('filter-sidebar-open')).toBe(false);
  expect(document.querySelector<HTMLElement>('shop-top-menu')?.hidden).toBe(false);
  expect(document.querySelector('main')?.style.zIndex).toBe('3');
  await trigger().click();
  await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(true);
});

test('the z-index values can be configured', async () => {
  await drawn(
    'shop-filter-sidebar',
    category.replace('<shop-filter-sidebar>', '<shop-filter-sidebar data-open-layer="90" data-closed-layer="1">'),
  );
  const layer = () => document.querySelector<HTMLElement>('main')?.style.zIndex;
  await trigger().click();
  await expect.poll(layer).toBe('90');
  await userEvent.keyboard('{Escape}');
  await expect.poll(layer).toBe('1');
});

test('a setting that changes while it is open fires no event, and keeps the focus', async () => {
  const events = recordEvents<{ open: boolean }>('shop-filter-sidebar-toggle');
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => events.length).toBe(1);
  const inside = sidebar().querySelector<HTMLElement>('a, input, button');
  inside?.focus();
  sidebar().setAttribute('data-open-layer', '90');
  await expect.poll(() => document.querySelector<HTMLElement>('main')?.style.zIndex).toBe('90');
  expect(document.activeElement).toBe(inside);
  expect(events).toHaveLength(1);
});

describe('with a list that loads in place', () => {
  const loaded = (count: number) =>
    document.dispatchEvent(new CustomEvent('shop-layered-nav-loaded', { detail: { count, url: '', changed: [] } }));

  test('stays open until the shopper closes it', async () => {
    await drawn('shop-filter-sidebar', category);
    await trigger().click();
    await expect.element(page.getByRole('button', { name: 'Show products' })).toBeVisible();
    for (const count of [12, 3, 1]) loaded(count);
    expect(sidebar().hasAttribute('data-open')).toBe(true);
    await page.getByRole('button', { name: 'Show 1 product' }).click();
    await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(false);
    await expect.element(trigger()).toHaveFocus();
  });

  test('announces the number of products while it is open, because the list’s own status is inert then', async () => {
    await drawn('shop-filter-sidebar', category);
    const status = () => sidebar().querySelector('[role="status"]')?.textContent;
    expect(status()).toBeUndefined();
    await trigger().click();
    await expect.poll(status).toBe('');
    loaded(3);
    await expect.poll(status).toBe('Show 3 products');
    await expectAccessible(sidebar());
    // The same number is announced again, because the status is empty in between.
    document.dispatchEvent(new CustomEvent('shop-layered-nav-load', { detail: { url: '/p' } }));
    await expect.poll(status).toBe('');
  });

  test('a trigger that replaces the first one gets the ARIA state, and the focus after closing', async () => {
    await drawn('shop-filter-sidebar', category);
    await trigger().click();
    const old = trigger().element();
    const fresh = Object.assign(document.createElement('button'), {
      className: 'filter-trigger',
      textContent: 'Filters',
    });
    old.replaceWith(fresh);
    loaded(12);
    expect(fresh.getAttribute('aria-expanded')).toBe('true');
    expect(fresh.getAttribute('aria-controls')).toBe(sidebar().id);
    await page.getByRole('button', { name: 'Show 12 products' }).click();
    await expect.poll(() => document.activeElement).toBe(fresh);
    expect(fresh.getAttribute('aria-expanded')).toBe('false');
  });

  test('a part of the page that a reply replaces is inert, too, until it closes', async () => {
    await drawn('shop-filter-sidebar', category);
    await trigger().click();
    await expect.poll(() => document.body.classList.contains('filter-sidebar-open')).toBe(true);
    document.querySelector('section')?.replaceWith(document.createElement('article'));
    loaded(12);
    const fresh = document.querySelector('article');
    expect(fresh?.inert).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => fresh?.inert).toBe(false);
  });

  test('stays open when only the window’s height changes, and closes when the window becomes wide', async () => {
    await drawn('shop-filter-sidebar', category);
    await trigger().click();
    trigger().element().replaceWith('');
    const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }));
    await page.viewport(400, 620);
    await resized;
    await new Promise(requestAnimationFrame);
    expect(sidebar().hasAttribute('data-open')).toBe(true);
    await page.viewport(769, 700);
    await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(false);
  });

  test('with data-keep-open="false", closes after every choice', async () => {
    const markup = category.replace('<shop-filter-sidebar>', '<shop-filter-sidebar data-keep-open="false">');
    await drawn('shop-filter-sidebar', markup);
    await trigger().click();
    await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(true);
    loaded(12);
    await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(false);
  });
});

test('the breakpoint can be configured', async () => {
  await page.viewport(900, 700);
  await drawn('shop-filter-sidebar', category);
  expect(sidebar().checkVisibility()).toBe(true);
  await drawn(
    'shop-filter-sidebar',
    category.replace('<shop-filter-sidebar>', '<shop-filter-sidebar data-breakpoint="1000">'),
  );
  expect(sidebar().checkVisibility()).toBe(false);
});

test('a trigger that a theme shows in a wide window opens the sidebar, too', async () => {
  await page.viewport(1280, 800);
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.body.classList.contains('filter-sidebar-open')).toBe(true);
  expect(getComputedStyle(sidebar()).position).toBe('fixed');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(false);
  expect(sidebar().checkVisibility()).toBe(true);
});

test('a trigger that a script adds later gets the ARIA state, too', async () => {
  const button = '<button class="filter-trigger">Filters</button>';
  await drawn('shop-filter-sidebar', category.replace(button, '<p id="toolbar"></p>'));
  document.querySelector('#toolbar')?.insertAdjacentHTML('afterbegin', button);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger()).toHaveAttribute('aria-controls', sidebar().id);
});

test('Escape closes it after a script has moved it, which takes the focus away', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.activeElement).toBe(sidebar());
  document.querySelector('main')?.prepend(sidebar());
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sidebar().hasAttribute('data-open')).toBe(false);
  expect(document.querySelector('section')?.inert).toBe(false);
});
