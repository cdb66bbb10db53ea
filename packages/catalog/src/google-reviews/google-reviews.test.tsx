import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, recordEvents, recordNavigation, themeRules } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import '../shared/slow/slow.css';
import './define';
import './google-reviews.css';
import type { ShopErrorDetail } from '@shop-elements/core';
import type { Group } from './choice';

const here = location.href;
const FAILED = 'Something went wrong during the data update';

const filters = {
  url: 'https://shop.test/reviews/review/update/',
  pageTitle: 'Reviews',
  filtersHash: '',
  accounts: {
    enabled: true,
    data: [
      { id: '1', title: 'Shop NL', frontendTitle: 'Shop Amsterdam', selected: true },
      { id: '2', title: 'Shop BE', selected: false },
    ],
  },
  locales: { enabled: true, data: [{ value: 'nl_NL', label: 'Nederlands', selected: true }] },
  ratings: {
    enabled: true,
    allSelected: true,
    data: [
      { value: '5', selected: true },
      { value: '4', selected: true },
    ],
  },
  years: { enabled: false, data: [{ value: '2024', label: '2024', selected: false }] },
};

const kees = {
  name: 'Kees',
  description: 'Snel geleverd',
  total: 5,
  created: '2024-02-03 10:11:12',
  clean_date: '3 februari 2024',
  locale: 'nl_NL',
  platform_name: 'Google',
  source_url: 'https://g.test/r/1',
};

function pagination(current: number, total = 3) {
  return {
    isAvailable: true,
    prevValue: current > 1 ? String(current - 1) : '',
    nextValue: current < total ? String(current + 1) : '',
    currentPage: current,
    totalItems: total * 25,
    pages: Array.from({ length: total }, (_, index) => ({
      value: String(index + 1),
      label: String(index + 1),
      current: index + 1 === current,
    })),
  };
}

const first = { reviews: { filters, data: [kees], pagination: pagination(1) } };

function place(config: object = first, inside = '') {
  return drawn(
    'shop-google-reviews',
    `<shop-google-reviews><script type="application/json">${JSON.stringify(config)}</script>${inside}</shop-google-reviews>`,
  );
}

/** A shop with one review per requested page, whose name contains the page. */
function shop(): Call[] {
  return serve((call) => json(pageOf(call)));
}

function pageOf(call: Call, filtersHash = '') {
  const number = Number(fields(call).page);
  return {
    reviews: {
      filters: { ...filters, filtersHash },
      data: [{ name: `Page ${number}` }],
      pagination: pagination(number),
    },
  };
}

function fields(call: Call | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(call?.body));
}

function names(): string[] {
  return Array.from(document.querySelectorAll('shop-google-reviews li strong'), ({ textContent }) => textContent ?? '');
}

function button(words: string): HTMLButtonElement | undefined {
  return Array.from(document.querySelectorAll<HTMLButtonElement>('shop-google-reviews button')).find(
    ({ textContent }) => textContent === words,
  );
}

function turn(number: string): void {
  document.querySelector<HTMLElement>(`[data-page="${number}"]`)?.click();
}

async function openFilters(): Promise<void> {
  button('Filter Reviews')?.focus();
  button('Filter Reviews')?.click();
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
}

function box(group: string, value: string): HTMLInputElement {
  const found = document.getElementById(`${group}-filter-${value}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no box for ${group} ${value}`);
  return found;
}

async function tick(group: string, value: string): Promise<void> {
  box(group, value).click();
  await Promise.resolve();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', here);
});

test('keeps the server’s list until ready', async () => {
  const element = await place(first, '<ul data-shop-fallback><li>Kees</li></ul>');
  expect(element.querySelector<HTMLElement>('[data-shop-fallback]')?.hidden).toBe(true);
  expect(names()).toEqual(['Kees']);
});

test('is accessible, also with the filter dialog open', async () => {
  const element = await place();
  await expect.poll(() => element.querySelector('[data-star]')).not.toBeNull();
  await expectAccessible(element);
  await openFilters();
  await expectAccessible(element);
});

test('a review shows author, date, stars, text, language and source', async () => {
  const element = await place();
  const review = element.querySelector('li');
  expect(review?.querySelector('time')?.outerHTML).toBe('<time datetime="2024-02-03 10:11:12">3 februari 2024</time>');
  expect(review?.querySelector('[lang="nl-NL"]')?.textContent).toBe('Snel geleverd');
  expect(review?.querySelector('a')?.href).toBe('https://g.test/r/1');
  await expect.poll(() => review?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('5 of 5 stars');
});

test('shows external text as text, and no link for an unsafe URL', async () => {
  const element = await place({
    reviews: [{ name: '<b>x</b>', source_url: 'javascript:alert(1)', platform_name: 'G' }],
  });
  expect(names()).toEqual(['<b>x</b>']);
  expect(element.querySelector('li a')).toBeNull();
});

test.each(vectors<{ total: number }, string>('reviews.star-width'))(
  'fills $input.total of 5 stars ($id)',
  async ({ input, expected }) => {
    const element = await place({ reviews: [{ ...kees, total: input.total }] });
    await expect.poll(() => element.querySelectorAll('[data-star]').length).toBe(5);
    expect(`${element.querySelectorAll('[data-star][data-state="on"]').length * 20}%`).toBe(expected);
  },
);

test.each([
  ['one object', first],
  ['side by side', { reviews: [kees], filters, pagination: pagination(1) }],
  ['a map with numbers as keys', { reviews: { 3: kees }, filters, pagination: pagination(1) }],
])('accepts the page’s data as %s', async (_, config) => {
  const calls = shop();
  await place(config);
  expect(names()).toEqual(['Kees']);
  turn('2');
  await expect.poll(names).toEqual(['Page 2']);
  expect(calls[0]?.path).toBe('/reviews/review/update/');
});

// Accounts

describe('accounts', () => {
  const rated = {
    ...filters,
    accounts: {
      enabled: true,
      data: [
        {
          id: '1',
          frontendTitle: 'Shop Amsterdam',
          url: 'https://g.test/1',
          avgRating: '4.6',
          avgRatingScore: '92',
          total: '312',
          selected: true,
        },
        { id: '2', title: 'Shop BE', avgRating: '3.9', total: '48', selected: false },
        { id: '3', title: 'New shop', selected: false },
      ],
    },
  };
  const summary = () =>
    Array.from(document.querySelectorAll('[data-account]'), (entry) => [
      entry.querySelector('strong')?.textContent,
      entry.querySelector('[role="img"]')?.getAttribute('aria-label'),
      entry.lastElementChild?.lastElementChild?.textContent,
    ]);

  test('show average and number of reviews of the selection', async () => {
    serve((call) =>
      json({
        reviews: { ...pageOf(call).reviews, filters: { ...rated, accounts: { ...rated.accounts, allSelected: true } } },
      }),
    );
    const element = await place({ reviews: [kees], filters: rated, pagination: pagination(1) });
    await expect.poll(summary).toEqual([['Shop Amsterdam', '4.6 of 5 stars', '4.6 of 5, 312 reviews']]);
    expect(element.querySelector<HTMLAnchorElement>('[data-account] a')?.href).toBe('https://g.test/1');
    await expectAccessible(element);
    turn('2');
    await expect.poll(() => summary().map(([name]) => name)).toEqual(['Shop Amsterdam', 'Shop BE']);
  });

  test('without data show nothing', async () => {
    const element = await place();
    expect(element.querySelector('[data-account]')).toBeNull();
  });
});

// Filters

interface Boxes {
  group: Group;
  boxValue?: string;
  state?: Record<string, boolean>;
  action?: string;
  steps?: string[];
}

test.each(vectors<Boxes, Record<string, boolean>>('reviews.all-checkbox'))(
  'the box "all" ticks every box of its group, and is not ticked by the others ($id)',
  async ({ input, expected }) => {
    const { group, state = {}, steps = [input.action ?? ''] } = input;
    const values = Object.keys(expected).filter((value) => value !== 'all');
    const boxes = {
      enabled: true,
      allSelected: state.all === true,
      data: values.map((value) => ({ value, selected: state[value] === true })),
    };
    await place({ reviews: [kees], filters: { [group]: boxes } });
    await openFilters();
    for (const step of steps) await tick(group, step.split(' ').at(-1) ?? '');
    await expect
      .poll(() => Object.fromEntries(Object.keys(expected).map((value) => [value, box(group, value).checked])))
      .toEqual(expected);
  },
);

test('shows only enabled groups, and without any, no dialog', async () => {
  await place();
  await openFilters();
  const legends = Array.from(document.querySelectorAll('dialog legend'), ({ textContent }) => textContent);
  expect(legends).toEqual(['Filter on account:', 'Filter on language:', 'Filter on review:']);
  const labels = Array.from(document.querySelectorAll('dialog label'), ({ textContent }) => textContent);
  expect(labels.slice(0, 5)).toEqual(['All Accounts', 'Shop Amsterdam', 'Shop BE', 'All Languages', 'Nederlands']);
  await place({ reviews: [kees], filters: { years: filters.years } });
  expect(button('Filter Reviews')).toBeUndefined();
});

test('applied filters show the first page, with their own URL', async () => {
  const calls = serve((call) => json(pageOf(call, 'JnJhdGluZ3M9NQ,,')));
  await place();
  await openFilters();
  await tick('ratings', '4');
  await tick('accounts', '2');
  button('Apply filters')?.click();
  await expect.poll(names).toEqual(['Page 1']);
  expect(fields(calls[0])).toEqual({ accounts: '1,2', locales: 'nl_NL', ratings: '5', years: '', page: '1' });
  expect(location.pathname).toMatch(/\/filters\/JnJhdGluZ3M9NQ,,\/$/);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Filter Reviews'));
});

test('sends the ticked values in the order of the checkboxes, not of the clicks', async () => {
  const calls = shop();
  await place();
  await openFilters();
  await tick('accounts', '1');
  await tick('accounts', '2');
  await tick('accounts', '1');
  button('Apply filters')?.click();
  await expect.poll(() => fields(calls[0]).accounts).toBe('1,2');
});

test('new filters replace those in the URL, even if the page has no hash for them', async () => {
  history.replaceState(null, '', '/reviews/page/2/filters/OLD/');
  serve((call) => json(pageOf(call, 'NEW')));
  await place();
  await openFilters();
  await tick('ratings', '4');
  button('Apply filters')?.click();
  await expect.poll(() => location.pathname).toBe('/reviews/filters/NEW/');
});

test('the next page replaces the one in the URL, even if the page was printed without its pages', async () => {
  history.replaceState(null, '', '/reviews/page/2/filters/OLD/');
  serve((call) => json(pageOf(call, 'NEW')));
  await place({ reviews: { filters, data: [kees] } });
  await openFilters();
  await tick('ratings', '4');
  button('Apply filters')?.click();
  await expect.poll(names).toEqual(['Page 1']);
  expect(location.pathname).toBe('/reviews/filters/NEW/');
});

test('closing discards changes', async () => {
  const calls = shop();
  await place();
  await openFilters();
  await tick('ratings', '4');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await openFilters();
  expect(box('ratings', '4').checked).toBe(true);
  expect(calls).toEqual([]);
});

test.each(vectors<object, string>('reviews.filters-hash'))(
  'uses the server’s hash unchanged, as in vector $id',
  async ({ expected }) => {
    serve((call) => json(pageOf(call, expected)));
    await place();
    turn('2');
    await expect.poll(() => location.pathname).toMatch(/page\/2/);
    expect(location.pathname.endsWith(`/page/2/filters/${expected}/`)).toBe(true);
  },
);

// Pages

interface Request {
  checked: Record<Group, string[]>;
  page: number;
}

test.each(vectors<Request, { method: string; fields: object }>('reviews.request'))(
  'turning the page sends the ticked filters with the page number ($id)',
  async ({ input, expected }) => {
    const calls = shop();
    const group = (name: Group) => ({
      enabled: true,
      allSelected: input.checked[name].includes('all'),
      data: input.checked[name].filter((value) => value !== 'all').map((value) => ({ value, selected: true })),
    });
    const groups = {
      accounts: group('accounts'),
      locales: group('locales'),
      ratings: group('ratings'),
      years: group('years'),
    };
    await place({ reviews: [kees], filters: { url: filters.url, ...groups }, pagination: pagination(1) });
    turn(String(input.page));
    await expect.poll(() => calls.length).toBe(1);
    expect({ method: calls[0]?.method, fields: fields(calls[0]) }).toEqual(expected);
  },
);

test.each(vectors<{ current: number; total: number }, { first: number; last: number }>('reviews.page-window'))(
  'offers up to 14 pages around page $input.current of $input.total ($id)',
  async ({ input, expected }) => {
    await place({ reviews: [kees], pagination: pagination(input.current, input.total) });
    const pages = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'), ({ dataset }) =>
      Number(dataset.page),
    );
    expect([pages[0], pages.at(-1)]).toEqual([expected.first, expected.last]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe(String(input.current));
  },
);

test('keeps a gap from the server', async () => {
  const pages = [
    { value: '1', label: '1', current: true },
    { value: '', label: '…', current: false },
    { value: '40', label: '40', current: false },
  ];
  const element = await place({ reviews: [kees], pagination: { pages, totalItems: 1000 } });
  const offered = Array.from(element.querySelectorAll<HTMLElement>('[data-page]'), ({ dataset }) => dataset.page);
  expect(offered).toEqual(['1', 'gap', '40']);
  expect(element.querySelector('[data-page="gap"]')?.localName).toBe('span');
});

test('turning a page scrolls to the top of the list, announces the count, and sends one request for repeated clicks', async () => {
  const calls = shop();
  const element = await place();
  turn('2');
  turn('2');
  const list = element.querySelector('section');
  await expect.poll(() => list?.getAttribute('aria-busy')).toBe('true');
  await expect.poll(names).toEqual(['Page 2']);
  expect(calls).toHaveLength(1);
  expect(list?.getAttribute('aria-busy')).toBe('false');
  expect(document.activeElement).toBe(list);
  expect(element.querySelector('[role="status"]')?.textContent).toBe('Reviews: 75, page 2');
});

test('turning a page leaves the focus where the shopper has moved it meanwhile', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  await place();
  document.body.insertAdjacentHTML('beforeend', '<label>Search <input></label>');
  document.querySelector<HTMLElement>('[data-page="2"]')?.focus();
  turn('2');
  document.querySelector<HTMLElement>('label > input')?.focus();
  reply.resolve(json({ reviews: { ...first.reviews, data: [{ name: 'Page 2' }], pagination: pagination(2) } }));
  await expect.poll(names).toEqual(['Page 2']);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
});

test('reviews stay readable while others load; a slow shop gets a note', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place();
  turn('2');
  await expect.poll(() => element.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  await expectAccessible(element);
  const sign = page.getByText('Loading the reviews...');
  await expect.element(sign).toBeVisible();
  await expectAccessible(element);
  reply.resolve(json(first));
  await expect.poll(() => sign.query()).toBeNull();
});

test('pages are links that can be opened in a new tab', async () => {
  const calls = shop();
  await place();
  const link = document.querySelector<HTMLAnchorElement>('[data-page="3"]');
  expect(link?.href).toMatch(/\/page\/3\/$|\/page\/3\/\?/);
  const prevented: boolean[] = [];
  const clicked = (event: Event): void => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', clicked);
  link?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  document.removeEventListener('click', clicked);
  expect(prevented).toEqual([false]);
  expect(calls).toEqual([]);
});

test('the newest request wins', async () => {
  const slow = later<Response>();
  const calls = serve((call) => (calls.length === 1 ? slow.promise : json(pageOf(call))));
  await place();
  turn('2');
  turn('3');
  await expect.poll(names).toEqual(['Page 3']);
  slow.resolve(json(pageOf({ ...first, body: 'page=2' } as unknown as Call)));
  await new Promise(requestAnimationFrame);
  expect(names()).toEqual(['Page 3']);
});

test('a new page keeps the state that a router of the shop stores in the history', async () => {
  shop();
  history.replaceState({ turbo: '1f0b' }, '');
  onTestFinished(() => history.replaceState(null, ''));
  await place();
  turn('2');
  await expect.poll(names).toEqual(['Page 2']);
  expect(history.state).toEqual({ turbo: '1f0b' });
});

test('Back and forward show the pages again without a request', async () => {
  const calls = shop();
  await place();
  turn('2');
  await expect.poll(names).toEqual(['Page 2']);
  turn('3');
  await expect.poll(names).toEqual(['Page 3']);
  history.back();
  await expect.poll(names).toEqual(['Page 2']);
  history.back();
  await expect.poll(names).toEqual(['Kees']);
  history.go(2);
  await expect.poll(names).toEqual(['Page 3']);
  expect(calls).toHaveLength(2);
});

/** Follows a link to a place on the page, which also fires `popstate`. */
async function goToAnchor(): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  location.hash = '#details';
  await moved;
}

test('a link to a place on the page does not cancel the next page', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place();
  const isBusy = () => element.querySelector('section')?.getAttribute('aria-busy');
  turn('2');
  await expect.poll(isBusy).toBe('true');
  await goToAnchor();
  await new Promise(requestAnimationFrame);
  expect(isBusy()).toBe('true');
  reply.resolve(json({ reviews: { ...first.reviews, data: [{ name: 'Page 2' }], pagination: pagination(2) } }));
  await expect.poll(names).toEqual(['Page 2']);
  await goToAnchor();
  expect(names()).toEqual(['Page 2']);
});

test('a link to a place on the page keeps the error', async () => {
  serve(() => json({}, 500));
  const element = await place();
  turn('2');
  await expect.poll(() => element.textContent).toContain(FAILED);
  await goToAnchor();
  await new Promise(requestAnimationFrame);
  expect(button('Try again')).toBeDefined();
});

test('after a reload, Back to an earlier page loads that page', async () => {
  const visited = recordNavigation();
  history.replaceState(null, '', '/reviews/');
  history.pushState(null, '', '/reviews/page/2/');
  await place({ reviews: [kees], filters, pagination: pagination(2) });
  history.back();
  await expect.poll(() => visited).toEqual([{ url: `${location.origin}/reviews/`, replace: true }]);
});

test('leaves URLs of other scripts alone', async () => {
  const visited = recordNavigation();
  history.replaceState(null, '', '/reviews/?tab=2');
  history.pushState(null, '', '/reviews/');
  await place();
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
  expect(visited).toEqual([]);
  expect(names()).toEqual(['Kees']);
});

// Replies

test('without reviews, a message takes the place of the list, and the filters stay', async () => {
  const [empty] = vectors<{ reply: object }, { list: string }>('reviews.reply').filter(({ id }) => id.endsWith('#2'));
  serve(() => json(empty?.input.reply));
  const element = await place();
  turn('2');
  await expect.poll(names).toEqual([]);
  expect(element.querySelector('section')?.textContent).toBe(empty?.expected.list);
  // Screen readers would announce it as a list.
  expect(element.querySelector('section ul')).toBeNull();
  expect(element.querySelector('nav')).toBeNull();
  expect(button('Filter Reviews')).toBeDefined();
});

const account = { id: '1', title: 'Shop NL', avgRating: '', total: '', selected: true };

test.each([
  [
    'no numbers',
    { ...pagination(2), currentPage: '', totalItems: '' },
    [{ name: 'Ann', total: '' }],
    ['Shop BE', 'Ann'],
  ],
  ['no reviews', pagination(2), null, ['Shop BE']],
])('a reply with %s still shows the page', async (_, pages, data, expected) => {
  const accounts = { enabled: true, data: [account, { ...account, id: '2', title: 'Shop BE', avgRating: '4.5' }] };
  serve(() => json({ reviews: { filters: { ...filters, accounts }, data, pagination: pages } }));
  const element = await place();
  turn('2');
  await expect.poll(names).toEqual(expected);
  expect(element.querySelector('[role="alert"]')?.textContent).toBe('');
  expect(element.querySelector('[role="status"]')?.textContent).toBe(`Reviews: ${data === null ? 75 : 1}, page 2`);
  expect(element.querySelector('li shop-rating-stars:not([data-account] *)')).toBeNull();
  expect(element.querySelector('[data-account]')?.lastElementChild?.lastElementChild?.textContent).toBe('4.5');
});

test('a reply with filters and pages, but no reviews, shows no empty boxes', async () => {
  serve(() => json({ reviews: { filters, pagination: pagination(1) } }));
  await place();
  turn('2');
  await expect.poll(names).toEqual([]);
});

test('accepts a map of reviews, as in vector reviews.reply#3', async () => {
  const [map] = vectors<{ reply: object }, { names: string[] }>('reviews.reply').filter(({ id }) => id.endsWith('#3'));
  serve(() => json(map?.input.reply));
  await place();
  turn('2');
  await expect.poll(names).toEqual(map?.expected.names);
});

const failures: [string, () => Response | Promise<Response>][] = [
  ['a reply without reviews', () => json({ message: 'no' })],
  ['a reply that is not JSON', () => new Response('<h1>Sorry</h1>')],
  ['no reply', () => Promise.reject(new TypeError('Failed to fetch'))],
];
for (const { id, input, expected } of vectors<{ httpStatus?: number }, { error: string }>('reviews.reply')) {
  if (input.httpStatus === undefined) continue;
  failures.push([`a reply with status ${input.httpStatus} (${id})`, () => json({}, input.httpStatus)]);
  test(`says that the update failed after a reply with status ${input.httpStatus} (${id})`, () =>
    expect(FAILED).toBe(expected.error));
}

test.each(failures)('after %s, shows an error, keeps the list, and offers to retry', async (_, answer) => {
  const errors = recordEvents<ShopErrorDetail>('shop-error');
  const calls = serve((call) => (calls.length < 3 ? answer() : json(pageOf(call))));
  const element = await place();
  turn('2');
  await expect.poll(() => element.querySelector('[role="alert"] p')?.textContent).toBe(FAILED);
  expect(names()).toEqual(['Kees']);
  expect(location.href).toBe(here);
  expect(errors.map(({ detail }) => detail.phase)).toEqual(['network']);
  await expectAccessible(element);
  button('Try again')?.focus();
  button('Try again')?.click();
  await expect.poll(() => errors.length).toBe(2);
  expect(document.activeElement).toBe(button('Try again'));
  button('Try again')?.click();
  await expect.poll(names).toEqual(['Page 2']);
  expect(element.querySelector('[role="alert"]')?.textContent).toBe('');
  expect(document.activeElement).toBe(element.querySelector('section'));
  expect(calls.map((call) => fields(call).page)).toEqual(['2', '2', '2']);
});

test('keeps the selection when the request fails', async () => {
  serve(() => json({}, 500));
  const element = await place();
  await openFilters();
  await tick('accounts', 'all');
  button('Apply filters')?.click();
  await expect.poll(() => element.textContent).toContain(FAILED);
  await openFilters();
  expect(box('accounts', '2').checked).toBe(true);
});

test('other settings start another list', async () => {
  const element = await drawn(
    'shop-google-reviews',
    `<shop-google-reviews data-reviews='[{"name":"Ann"}]'></shop-google-reviews>`,
  );
  expect(names()).toEqual(['Ann']);
  element.dataset.reviews = '{"data":[{"name":"Bob"}]}';
  await expect.poll(names).toEqual(['Bob']);
});

test('another address for requests keeps the page that the shopper has turned to', async () => {
  const calls = shop();
  const element = await place();
  turn('2');
  await expect.poll(names).toEqual(['Page 2']);
  element.dataset.url = '/reviews/elsewhere/';
  await ready(element);
  expect(names()).toEqual(['Page 2']);
  turn('3');
  await expect.poll(names).toEqual(['Page 3']);
  expect(calls.map(({ path }) => path)).toEqual(['/reviews/review/update/', '/reviews/elsewhere/']);
});

test('the logo of a review’s source is in the line of its name, even if the theme makes pictures blocks', async () => {
  const logo = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const element = await place({ reviews: { data: [{ name: 'Ann', platform_name: 'Maps', platform_logo: logo }] } });
  const height = () => element.querySelector('.shop-google-reviews__source')?.getBoundingClientRect().height;
  const before = height();
  themeRules('img { display: block; max-width: 100%; height: auto }');
  expect(height()).toBe(before);
});
