import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './breadcrumbs.css';
import '../../../ui/src/base.css';

type Crumb = { name?: string; label: string; title?: string; link?: string };

const trail: Crumb[] = [
  { name: 'home', label: 'Home', title: 'Go to Home Page', link: '/' },
  { name: 'category12', label: 'Pots & pans', link: '/kitchen.html' },
  { name: 'product', label: 'Iron pan', link: '' },
];

function markup(crumbs: unknown, inside = ''): string {
  const element = document.createElement('shop-breadcrumbs');
  element.setAttribute('data-crumbs', JSON.stringify(crumbs));
  return element.outerHTML.replace('><', `>${inside}<`);
}

const crumbs = (list: unknown) => drawn('shop-breadcrumbs', markup(list));
const items = (root: ParentNode = document) => Array.from(root.querySelectorAll('ul.items > li.item'));

test('the server’s crumbs show until the element has rendered', async () => {
  const server = '<ul class="items" data-shop-fallback><li>Home</li></ul>';
  const element = show('shop-breadcrumbs', markup(trail, server));
  expect(element.querySelector('ul')?.hidden).toBe(false);
  await ready(element);
  expect(element.querySelector<HTMLElement>('[data-shop-fallback]')?.hidden).toBe(true);
  expect(items(element)).toHaveLength(3);
});

test('keeps crumbs that the server marked as final', async () => {
  const server = '<div data-shop-root="server"><nav><ul class="items"><li class="item">Home</li></ul></nav></div>';
  const element = await drawn('shop-breadcrumbs', markup(trail, server));
  expect(items(element)).toHaveLength(1);
});

test('is accessible, and marks the current page', async () => {
  const element = await crumbs(trail);
  await expectAccessible(element);
  expect(element.querySelector('nav')?.getAttribute('aria-label')).toBe('Breadcrumbs');
  expect(element.querySelector('[aria-current="page"]')?.textContent).toBe('Iron pan');
});

test.each(vectors<{ count: number }, string[][]>('breadcrumbs'))(
  'marks the first and the last crumb (vector $id)',
  async ({ input, expected }) => {
    await crumbs(Array.from({ length: input.count }, (_, index) => ({ label: `${index}`, link: '/' })));
    expect(items().map(({ classList }) => ['first', 'last'].filter((mark) => classList.contains(mark)))).toEqual(
      expected,
    );
  },
);

test('a single crumb is neither first nor last', async () => {
  await crumbs([{ name: 'home', label: 'Home' }]);
  expect(items().map(({ className }) => className)).toEqual(['item home']);
});

test.each(vectors<{ crumbs: Crumb[] }, string[]>('breadcrumbs.render'))(
  'links every crumb but the one of the page itself ($id)',
  async ({ input, expected }) => {
    await crumbs(input.crumbs);
    const kinds: Readonly<Record<string, string>> = { A: 'link', STRONG: 'strong' };
    const shown = items().map(({ firstElementChild: child }) => `${kinds[child?.tagName ?? '']} ${child?.textContent}`);
    expect(shown).toEqual(expected);
    expect(items()[0]?.querySelector('a')?.title).toBe(input.crumbs[0]?.title);
    expect(items()[0]?.className).toContain(input.crumbs[0]?.name);
  },
);

test('a page without crumbs has no empty landmark', async () => {
  await crumbs([]);
  expect(document.querySelector('nav, ul')).toBeNull();
});

test('a crumb in the middle without a link is plain text', async () => {
  await crumbs([{ label: 'Home', link: '/' }, { label: 'Somewhere' }, { label: 'Here' }]);
  expect(items().map(({ firstElementChild }) => firstElementChild?.localName)).toEqual(['a', 'span', 'strong']);
});

test('search engines read the same path as shoppers', async () => {
  const element = await crumbs(trail);
  const list = element.querySelector('[itemtype="https://schema.org/BreadcrumbList"]');
  const entries = Array.from(list?.querySelectorAll('[itemprop="itemListElement"]') ?? [], (entry) => ({
    type: entry.getAttribute('itemtype'),
    name: entry.querySelector('[itemprop="name"]')?.textContent,
    item: entry.querySelector('[itemprop="item"]')?.getAttribute('href'),
    position: entry.querySelector('[itemprop="position"]')?.getAttribute('content'),
  }));
  const type = 'https://schema.org/ListItem';
  expect(entries).toEqual([
    { type, name: 'Home', item: '/', position: '1' },
    { type, name: 'Pots & pans', item: '/kitchen.html', position: '2' },
    { type, name: 'Iron pan', item: undefined, position: '3' },
  ]);
});

test.each(['javascript:alert(1)', ' JAVA\nSCRIPT:alert(1)', 'data:text/html,x', 'http://[broken'])(
  'renders no link to %o',
  async (link) => {
    await crumbs([{ label: '<img src=x onerror=alert(1)>', link }]);
    expect(document.querySelector('shop-breadcrumbs :is(a, img)')).toBeNull();
    expect(items()[0]?.textContent).toBe('<img src=x onerror=alert(1)>');
  },
);

test('crumbs can change, and PHP’s notation is accepted', async () => {
  const element = await crumbs(trail);
  element.setAttribute(
    'data-crumbs',
    JSON.stringify({ a: { label: 'Home', title: null, link: null }, b: { label: 5 } }),
  );
  await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(['Home', '5']);
});

test('on a narrow screen, where crumbs take several lines, no link covers another', async () => {
  const element = await crumbs([...trail.slice(0, 2), { label: 'Cast iron', link: '/iron.html' }, ...trail.slice(2)]);
  element.style.inlineSize = '160px';
  const boxes = Array.from(element.querySelectorAll('a'), (link) => link.getBoundingClientRect());
  const [first, , last] = boxes;
  expect(last?.top).toBeGreaterThan(first?.top ?? 0);
  for (const { bottom } of boxes.filter(({ top }) => top === first?.top))
    expect(last?.top).toBeGreaterThanOrEqual(bottom);
});
