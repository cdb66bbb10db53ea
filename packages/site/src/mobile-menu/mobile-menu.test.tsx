import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import type { MobileMenuChangeDetail } from './use-mobile-menu';

interface Category {
  name: string;
  url?: string;
  categories?: Category[];
}

interface Input {
  path: string;
  action?: string;
  T1?: Category[];
}

/** The tree that the vectors share. */
const t1 = vectors<Input, unknown>('mobile-menu.view').find(({ input }) => input.T1 !== undefined)?.input.T1 ?? [];

const many = (count: number, name = 'Goods'): Category[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, url: `/${name}/${index}` }));

/** Categories nested in each other. */
const nested = (depth: number): Category[] =>
  depth === 0 ? many(1) : [{ name: `Level ${depth}`, url: '/', categories: nested(depth - 1) }];

function markup(categories: unknown, path = '', inside = ''): string {
  const script = `<script type="application/json">${JSON.stringify({ categories })}</script>`;
  return `<shop-mobile-menu data-path="${path}">${script}${inside}</shop-mobile-menu>`;
}

const menu = (categories: unknown, path = '') => drawn('shop-mobile-menu', markup(categories, path));
const all = (kind: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`shop-mobile-menu [data-kind="${kind}"]`));
const one = (kind: string) => all(kind)[0];
const current = () => document.querySelector<HTMLElement>('[data-state="current"]');
const names = (kind: string) => all(kind).map(({ textContent }) => textContent);
const kinds: Readonly<Record<string, string>> = { drill: 'drill-down', link: 'link' };

/** The open level, as a shopper sees it. */
const path = () => (current() === null ? '' : names('chain').join(' > '));

function entries(): [string | undefined, string | null][] {
  const found = document.querySelectorAll<HTMLElement>('shop-mobile-menu :is([data-kind="drill"], [data-kind="link"])');
  return Array.from(found, ({ dataset, textContent }) => [kinds[dataset.kind ?? ''], textContent]);
}

/** All tests share the page's history. */
afterEach(() => history.replaceState(null, ''));

test('the server’s links show until the menu has rendered', async () => {
  const element = show('shop-mobile-menu', markup(t1, '', '<ul data-shop-fallback><li>Dames</li></ul>'));
  expect(element.querySelector('ul')?.hidden).toBe(false);
  await ready(element);
  expect(element.querySelector('ul')?.hidden).toBe(true);
});

test.each(['', '0', '0,0'])('is accessible at %o', async (open) => {
  await expectAccessible(await menu(t1, open));
});

test.each(vectors<{ childCount: number }, string>('mobile-menu.item-kind'))(
  'a category opens its level, or is a link if it has no children or too many: $input.childCount ($id)',
  async ({ input, expected }) => {
    await menu([{ name: 'Dames', url: '/dames', categories: many(input.childCount) }]);
    expect(entries()).toEqual([[expected, 'Dames']]);
    await menu([{ name: 'Up', url: '/', categories: [{ name: 'Dames', categories: many(input.childCount) }] }], '0');
    expect(entries()).toEqual([[expected, 'Dames']]);
  },
);

test.each([
  [19, 'drill'],
  [20, 'drill'],
  [21, 'link'],
])('a category with %i children is a %s', async (count, kind) => {
  await menu([{ name: 'Dames', url: '/dames', categories: many(count) }]);
  expect(names(kind)).toEqual(['Dames']);
});

test('ignores entries without a name', async () => {
  await menu([{ url: '/a' }, { name: '', url: '/b' }, { name: 'Sale', url: '/sale' }]);
  expect(names('link')).toEqual(['Sale']);
});

interface View {
  homeLink?: string;
  backButton: string | null;
  chain?: { name: string; mark: string }[];
  allLink?: { text: string; url: string };
  columns?: number;
  entries: [string, string][];
}

test.each(vectors<Input, View>('mobile-menu.view'))(
  'shows a level with its way back, its chain and a link to the whole category ($id)',
  async ({ input, expected }) => {
    const element = await menu(t1, input.path);
    const chain = all('chain').map(({ dataset, textContent }) => ({ name: textContent, mark: dataset.state }));
    const link = one('all');
    expect({
      backButton: one('back')?.textContent ?? null,
      chain: chain.length > 0 ? chain : undefined,
      allLink: link && { text: link.textContent, url: link.getAttribute('href') },
      columns: Number(element.querySelector('[data-columns]')?.getAttribute('data-columns') ?? 0) || undefined,
      homeLink: one('home')?.getAttribute('href') ?? undefined,
      entries: entries(),
    }).toEqual({
      backButton: expected.backButton,
      chain: expected.chain,
      allLink: expected.allLink,
      columns: expected.columns,
      homeLink: expected.homeLink,
      entries: expected.entries,
    });
  },
);

test.each(vectors<Input, string>('mobile-menu.path'))(
  'moves between levels, follows links, and opens a path as far as it exists ($id)',
  async ({ input, expected }) => {
    const events = recordEvents<MobileMenuChangeDetail>('shop-mobile-menu-change');
    const element = await menu(t1, input.path);
    const [action, index = ''] = (input.action ?? '').split(' ');
    if (action === 'open') {
      const chain = expected === '' ? [] : expected.split(',');
      expect(all('chain')).toHaveLength(chain.length);
      return;
    }
    const controls: Readonly<Record<string, () => HTMLElement | undefined>> = {
      select: () =>
        Array.from(element.querySelectorAll<HTMLElement>('[data-kind="drill"], [data-kind="link"]'))[+index],
      chain: () => all('chain')[+index],
      home: () => one('back'),
    };
    const control = controls[action ?? '']?.();
    const link = /follows the link (.*)\)/.exec(expected)?.[1];
    if (link === undefined) {
      control?.click();
      await expect.poll(() => events.map(({ detail }) => detail)).toEqual([{ path: expected }]);
    } else {
      expect(control?.getAttribute('href')).toBe(link);
    }
  },
);

test.each(vectors<{ depth: number }, string[]>('mobile-menu.chain-marks'))(
  'marks the last two levels of the chain ($id)',
  async ({ input, expected }) => {
    await menu(nested(input.depth), Array(input.depth).fill('0').join());
    expect(all('chain').map(({ dataset }) => dataset.state ?? '')).toEqual(expected);
  },
);

test('opens a path as far as its categories exist', async () => {
  for (const open of ['0,x', '0,-1', '0,1.5', ' 0 ,length']) {
    await menu(t1, open);
    expect(names('chain'), open).toEqual(['Dames']);
  }
});

test.each([
  ['no children', []],
  ['more than 20 children', many(21)],
])('a page’s own category is the last of the path, also with %s', async (_, categories) => {
  const element = await menu(
    [{ name: 'Ladies', url: '/l', categories: [{ name: 'Bags', url: '/bags', categories }] }],
    '0,0',
  );
  expect(all('chain').map(({ dataset, textContent }) => [textContent, dataset.state])).toEqual([
    ['Ladies', 'current-parent'],
    ['Bags', 'current'],
  ]);
  expect(one('all')?.getAttribute('href')).toBe('/bags');
  expect(names('link')).toHaveLength(categories.length);
  await expectAccessible(element);
});

test('works by keyboard, and focuses the heading of each level', async () => {
  const events = recordEvents<MobileMenuChangeDetail>('shop-mobile-menu-change');
  await menu(t1);
  one('drill')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('Dames');
  expect(document.activeElement).toBe(current());
  expect(current()?.localName).toBe('h2');
  one('drill')?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(path).toBe('Dames > Schoenen');
  one('chain')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('Dames');
  expect(document.activeElement).toBe(current());
  one('back')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('');
  expect(document.activeElement).toBe(one('home'));
  expect(events.map(({ detail }) => detail.path)).toEqual(['0', '0,0', '0', '']);
});

test('Back closes one level at a time, Forward opens it again', async () => {
  await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  one('drill')?.click();
  await expect.poll(path).toBe('Dames > Schoenen');
  history.back();
  await expect.poll(path).toBe('Dames');
  expect(document.activeElement).toBe(current());
  history.forward();
  await expect.poll(path).toBe('Dames > Schoenen');
  history.go(-2);
  await expect.poll(path).toBe('');
});

test('going up goes back in the history, so that Back leaves the page as usual', async () => {
  history.replaceState({ mine: 'first' }, '');
  await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  expect(history.state).toMatchObject({ mine: 'first' });
  one('drill')?.click();
  await expect.poll(path).toBe('Dames > Schoenen');
  one('back')?.click();
  await expect.poll(path).toBe('');
  await expect.poll(() => history.state).toMatchObject({ mine: 'first', shopMobileMenu: { added: 0 } });
});

test('Back does not reload the page if another script has copied the menu’s entry', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const element = await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  history.pushState(history.state, '', '#reviews');
  one('back')?.click();
  await expect.poll(path).toBe('');
  element.style.display = 'none';
  const moves = vi.spyOn(history, 'go').mockImplementation(() => {});
  onTestFinished(() => moves.mockRestore());
  history.back();
  await expect.poll(path).toBe('Dames');
  expect(moves).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['a filter', () => history.pushState({ list: 2 }, '', '?color=49')],
  ['a link to a part of the page', () => history.pushState(history.state, '', '#reviews')],
])('going up does not undo %s, chosen after a level was opened', async (_, choose) => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  choose();
  const chosen = location.href;
  const moves = vi.spyOn(history, 'go');
  onTestFinished(() => moves.mockRestore());
  one('drill')?.click();
  await expect.poll(path).toBe('Dames > Schoenen');
  one('back')?.click();
  await expect.poll(path).toBe('');
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  expect(moves).not.toHaveBeenCalled();
  one('back')?.click();
  await expect.poll(path).toBe('');
  expect(moves.mock.calls).toEqual([[-1]]);
  expect(location.href).toBe(chosen);
});

test('leaves the levels of data-path without using the history', async () => {
  await menu(t1, '0,0');
  const { length } = history;
  all('chain')[0]?.click();
  await expect.poll(path).toBe('Dames');
  one('back')?.click();
  await expect.poll(path).toBe('');
  expect(history.length).toBe(length);
});

test.each<[string, (menu: HTMLElement, details: HTMLDetailsElement) => void]>([
  ['not displayed', (element) => element.style.setProperty('display', 'none')],
  ['in a closed `<details>`', (_, details) => details.removeAttribute('open')],
  [
    'in Luma’s closed drawer',
    (element) =>
      element.setAttribute('style', 'position: absolute; left: calc(-100% + 54px); width: calc(100% - 54px)'),
  ],
  [
    'in a drawer beside the window',
    (element) => element.setAttribute('style', 'position: fixed; left: 0; width: 100%; transform: translateX(100%)'),
  ],
  ['in an invisible drawer', (_, details) => details.style.setProperty('visibility', 'hidden')],
])('while the menu is %s, Back skips its levels', async (_, putAway) => {
  history.replaceState({ before: true }, '');
  history.pushState({ page: true }, '');
  const element = await menu(t1);
  const details = Object.assign(document.createElement('details'), { open: true });
  const panel = document.createElement('div');
  element.before(details);
  details.append(document.createElement('summary'), panel);
  panel.append(element);
  await expect.poll(() => one('drill')).not.toBeNull();
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  one('drill')?.click();
  await expect.poll(path).toBe('Dames > Schoenen');
  putAway(element, details);
  history.back();
  await expect.poll(() => history.state).toEqual({ before: true });
});

test('ignores history entries of other scripts', async () => {
  await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  history.pushState({ list: 2 }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { list: 1 } }));
  await new Promise(requestAnimationFrame);
  expect(path()).toBe('Dames');
});

test('restores the level after a reload', async () => {
  history.replaceState({ shopMobileMenu: { owner: 7, menu: 0, path: '1', added: 1 } }, '');
  await menu(t1);
  expect(path()).toBe('Heren');
});

test('a menu that replaces another one starts at its own level, and ignores the history of the first', async () => {
  await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  await menu(t1);
  expect(path()).toBe('');
  await menu(t1, '1');
  expect(path()).toBe('Heren');
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
  expect(path()).toBe('Heren');
});

test('a menu that is removed and put back follows the history again', async () => {
  const element = await menu(t1);
  one('drill')?.click();
  await expect.poll(path).toBe('Dames');
  element.replaceWith();
  await expect.poll(() => element.querySelector('[data-shop-root]')).toBeNull();
  document.body.append(element);
  await expect.poll(path).toBe('Dames');
  history.back();
  await expect.poll(path).toBe('');
});

test('shows a changed data-path without moving the focus', async () => {
  const element = await menu(t1, '0');
  element.setAttribute('data-path', '1');
  await expect.poll(path).toBe('Heren');
  expect(document.activeElement).toBe(document.body);
});

test('a second, hidden menu does not keep Back from going up a level', async () => {
  const moves = vi.spyOn(history, 'go');
  onTestFinished(() => moves.mockRestore());
  await drawn('shop-mobile-menu', `${markup(nested(3))}<div hidden>${markup(nested(3))}</div>`);
  for (const level of ['Level 3', 'Level 3 > Level 2']) {
    one('drill')?.click();
    await expect.poll(path).toBe(level);
  }
  history.back();
  await expect.poll(path).toBe('Level 3');
  expect(moves).not.toHaveBeenCalled();
});

test('renders only the open level of two thousand categories', async () => {
  const tree = many(20, 'a').map((top) => ({
    ...top,
    categories: many(10, 'b').map((middle) => ({ ...middle, categories: many(10, 'c') })),
  }));
  const element = await menu(tree);
  expect(element.querySelectorAll('li')).toHaveLength(21);
  one('drill')?.click();
  await expect.poll(() => element.querySelectorAll('li').length).toBe(10);
});

test('ignores anything that is not a category, and accepts PHP’s notation', async () => {
  const odd = [
    null,
    { url: '/x' },
    'x',
    { name: 'Dames', url: '/dames', categories: { 7: { name: 5 } } },
    { name: 'B' },
  ];
  await menu(odd);
  expect(entries()).toEqual([
    ['drill-down', 'Dames'],
    ['link', 'B'],
  ]);
  one('drill')?.click();
  await expect.poll(() => entries()).toEqual([['link', '5']]);
});

test('renders no link to a script', async () => {
  await menu([{ name: '<img src=x>', url: 'javascript:alert(1)' }]);
  expect(one('link')?.hasAttribute('href')).toBe(false);
  expect(one('link')?.textContent).toBe('<img src=x>');
});
