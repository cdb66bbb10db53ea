import { configureHost, hostSettings, writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../content/src/masonry/define';
import './define';
import './infinite-scroll.css';
import '../../../ui/src/base.css';

const home = location.href;

const card = (id: number) => `<li class="item product product-item"><a href="/p${id}.html">Product ${id}</a>
  <form method="post"><input type="hidden" name="form_key" value="fromthecache"></form></li>`;

/** Page `number` of a list with two products per page. */
function list(number: number, pages = 9, ids = [number * 2 - 1, number * 2], draw = card): string {
  const next = `<div class="pages"><ul><li class="pages-item-next"><a class="action next" href="/women.html?p=${number + 1}">Next</a></li></ul></div>`;
  return `<div class="products wrapper"><ol class="products list items product-items">${ids.map(draw).join('')}</ol></div>
    ${number < pages ? next : ''}`;
}

const whole = (inside: string) => new Response(`<!doctype html><title>Women</title><body>${inside}</body>`);

function numberOf({ path }: Call): number {
  return Number(new URL(path, home).searchParams.get('p') ?? 1);
}

/** The shop, page by page. */
function shop(pages = 9): Call[] {
  return serve((call) => whole(list(numberOf(call), pages)));
}

interface Placed {
  attributes?: string;
  /** Height above the end of the list. If large, nothing loads before the shopper scrolls. */
  above?: number;
  pages?: number;
  draw?: typeof card;
}

async function place({ attributes = '', above = 0, pages = 9, draw = card }: Placed = {}): Promise<HTMLElement> {
  const ready = drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll ${attributes}>${list(1, pages, undefined, draw)}<div id="above"></div></shop-infinite-scroll><div id="below"></div>`,
  );
  for (const [id, height] of [
    ['above', above],
    ['below', 3000],
  ] as const) {
    const block = document.getElementById(id);
    if (block) block.style.height = `${height}px`;
  }
  return ready;
}

function products(): string[] {
  return Array.from(document.querySelectorAll('.product-item > a'), (link) => link.textContent?.slice(8) ?? '');
}

function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('[data-shop-root] button');
  if (found === null) throw new Error('no button');
  return found;
}

function controls(): { spinner: boolean; button: boolean } {
  return {
    spinner: document.querySelector('[data-shop-root] [data-state="loading"]') !== null,
    button: !button().hidden,
  };
}

async function shown(...ids: number[]): Promise<void> {
  await eventually(() => expect(products()).toEqual(ids.map(String)));
  await eventually(() => expect(controls().spinner).toBe(false));
}

/** Waits until the browser has notified every observer. */
async function observed(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeEach(() => {
  history.replaceState(null, '', '/women.html');
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
  history.replaceState(null, '', home);
});

test('keeps the server’s list, and is accessible with its button', async () => {
  const element = await place({ attributes: 'data-auto-pages="0"' });
  expect(products()).toEqual(['1', '2']);
  expect(button().textContent).toBe('Load more');
  await expectAccessible(element);
});

test.each([
  ['around', '<shop-infinite-scroll data-auto-pages="0">%1</shop-infinite-scroll>'],
  ['below', '%1<shop-infinite-scroll data-auto-pages="0"></shop-infinite-scroll>'],
])('%s the list, adds to the list, not to a carousel in the description, and not from one', async (_, markup) => {
  const carousel = (...ids: number[]) =>
    `<div class="products-grid grid"><ol class="product-items widget-product-grid">${ids.map(card).join('')}</ol></div>`;
  serve((call) => whole(carousel(91, 92, 93) + list(numberOf(call), 2)));
  await drawn('shop-infinite-scroll', `<main>${carousel(91, 92)}${markup.replace('%1', list(1, 2))}</main>`);
  button().click();
  await shown(91, 92, 1, 2, 3, 4);
});

test('says in every toolbar of OpenMage how many products are shown, which it prints as one text', async () => {
  const toolbar = (number: number) =>
    `<div class="toolbar"><p class="amount"> ${number * 2 - 1}-${number * 2} of 6 </p></div>`;
  const reviewed = (id: number) => card(id).replace('</li>', '<span class="amount">26 Review(s)</span></li>');
  const html = (number: number) => toolbar(number) + list(number, 3, undefined, reviewed) + toolbar(number);
  serve((call) => whole(html(numberOf(call))));
  const tag = '<shop-infinite-scroll data-auto-pages="0" data-amount=".amount">';
  await drawn('shop-infinite-scroll', `${tag}${html(1)}</shop-infinite-scroll>`);
  const amounts = () => Array.from(document.querySelectorAll('p.amount'), ({ textContent }) => textContent?.trim());
  button().click();
  await expect.poll(amounts).toEqual(['1-4 of 6', '1-4 of 6']);
  await expect.element(page.getByText('4 of 6 products shown')).toBeVisible();
  button().click();
  await expect.poll(amounts).toEqual(['1-6 of 6', '1-6 of 6']);
});

test('loads two pages automatically, and the next ones with the button, into one list', async () => {
  writeCookie('form_key', 'k1');
  const calls = shop();
  await place();
  await shown(1, 2, 3, 4, 5, 6);
  expect(controls()).toEqual({ spinner: false, button: true });
  await observed();
  expect(calls).toHaveLength(2);
  button().click();
  await shown(1, 2, 3, 4, 5, 6, 7, 8);
  expect(document.querySelectorAll('.product-items')).toHaveLength(1);
  expect(document.querySelector('a.next')?.getAttribute('href')).toMatch(/\/women\.html\?p=5$/);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('8 products shown');
  expect(document.querySelectorAll('[name="form_key"][value="fromthecache"]')).toHaveLength(2);
});

test('offers and adds the next page in a shadow root', async () => {
  shop();
  document.body.innerHTML = '<div id="host"></div>';
  const root = document.getElementById('host')?.attachShadow({ mode: 'open' }) ?? expect.fail('no shadow root');
  root.innerHTML = `<shop-infinite-scroll data-auto-pages="0">${list(1)}</shop-infinite-scroll>`;
  const more = await eventually(() => root.querySelector('[data-shop-root] button') ?? expect.fail('no button'));
  await expect.poll(() => more.checkVisibility()).toBe(true);
  await userEvent.click(more);
  await expect.poll(() => root.querySelectorAll('.product-item')).toHaveLength(4);
});

test('adds products whose links all lead to the same page', async () => {
  const same = (id: number) => card(id).replace(`/p${id}.html`, '/product.html');
  serve((call) => whole(list(numberOf(call), 2, undefined, same)));
  await place({ attributes: 'data-auto-pages="0"', draw: same });
  button().click();
  await shown(1, 2, 3, 4);
});

test('hides the add-on’s own spinner and button, which its script no longer operates', async () => {
  const loader = '<div class="infinite-loader"><div>Loading ...</div><a class="btn-load-more">Load More ...</a></div>';
  await drawn('shop-infinite-scroll', `<shop-infinite-scroll>${list(1, 1)}${loader}</shop-infinite-scroll>`);
  await expect.element(page.getByText('Load More ...')).not.toBeVisible();
  await expect.element(page.getByText('Loading ...')).not.toBeVisible();
});

test('starts over with the list of another Ajax filter', async () => {
  const calls = shop();
  const element = await place({ attributes: 'data-address="keep"' });
  await shown(1, 2, 3, 4, 5, 6);
  const filtered = document.createElement('div');
  filtered.innerHTML = list(4);
  // The filter may empty the page first.
  for (const part of element.querySelectorAll('.wrapper, .pages')) part.replaceWith();
  await observed();
  element.prepend(filtered);
  await shown(7, 8, 9, 10, 11, 12);
  await observed();
  expect(controls()).toEqual({ spinner: false, button: true });
  expect(document.querySelector('[role="status"]')?.textContent).toBe('6 products shown');
  expect(calls.map(numberOf)).toEqual([2, 3, 5, 6]);
});

test.each<[string, (element: HTMLElement) => void]>([
  ['a setting changes', (element) => element.setAttribute('data-distance', '150')],
  [
    'the element is removed and added again',
    async (element) => {
      const { parentNode, nextSibling } = element;
      element.remove();
      await observed();
      parentNode?.insertBefore(element, nextSibling);
    },
  ],
])('continues in the same place when %s', async (_, act) => {
  const calls = shop();
  const element = await place({ attributes: 'data-address="keep"' });
  await shown(1, 2, 3, 4, 5, 6);
  act(element);
  await observed();
  await observed();
  expect(calls).toHaveLength(2);
  await eventually(() => expect(controls()).toEqual({ spinner: false, button: true }));
  button().click();
  await shown(1, 2, 3, 4, 5, 6, 7, 8);
  expect(calls).toHaveLength(3);
});

test('replies are not cached, because the browser would show them after Back instead of the page', async () => {
  const asked: unknown[] = [];
  shop();
  const { fetch: answer = window.fetch } = hostSettings();
  configureHost({
    fetch: (input, init) => {
      asked.push(init?.cache);
      return answer(input, init);
    },
  });
  await place();
  await shown(1, 2, 3, 4, 5, 6);
  expect(asked).toEqual(['no-store', 'no-store']);
});

describe('the end of the list', () => {
  interface Geometry {
    loaderTop: number;
    windowHeight: number;
    hasNext: boolean;
    active: boolean;
    scrollTop: number;
  }

  test.each(vectors<Geometry, boolean | { spec: boolean }>('infinite.trigger'))(
    'loads the next page within 100 pixels of the window, if there is one and the list is shown ($id)',
    async ({ input, expected }) => {
      await page.viewport(1000, input.windowHeight);
      const calls = shop();
      const element = await place({ above: input.loaderTop, pages: input.hasNext ? 2 : 1 });
      element.hidden = !input.active;
      const end = element.querySelector('[data-shop-root]');
      const above = document.getElementById('above');
      if (end && above && input.active) {
        above.style.height = `${input.loaderTop - (end.getBoundingClientRect().top + scrollY - input.loaderTop)}px`;
        expect(end.getBoundingClientRect().top + scrollY).toBe(input.loaderTop);
      }
      window.scrollTo(0, input.scrollTop);
      await observed();
      await observed();
      if (expected === true || (expected !== false && expected.spec)) {
        await eventually(() => expect(calls).not.toEqual([]));
      } else expect(calls).toEqual([]);
      await page.viewport(1280, 800);
    },
  );
});

describe('controls', () => {
  interface Phase {
    loads: number;
    nextPage: boolean;
    loading: boolean;
  }

  test.each(vectors<Phase, { spinner: boolean; button: boolean }>('infinite.controls'))(
    'are a spinner while a page loads, and a button after the automatic loads ($id)',
    async ({ input, expected }) => {
      const held = later<Response>();
      const last = input.nextPage ? 99 : input.loads + 1;
      const calls = serve((call) =>
        numberOf(call) - 1 > input.loads ? held.promise : whole(list(numberOf(call), last)),
      );
      await place({ above: 2000, pages: last });
      for (let done = 0; done < input.loads; done += 1) {
        button().click();
        await eventually(() => expect(products()).toHaveLength((done + 2) * 2));
      }
      if (input.loading) button().click();
      await eventually(() => expect(controls()).toEqual(expected));
      expect(calls).toHaveLength(input.loads + (input.loading ? 1 : 0));
    },
  );

  test.each(vectors<{ autoLoadsDone: number }, string>('infinite.button'))(
    'load the page with the button, as in vector $id',
    async ({ input, expected }) => {
      const calls = shop();
      await place({ above: 2000 });
      for (let done = 0; done <= input.autoLoadsDone; done += 1) {
        button().click();
        await eventually(() => expect(calls).toHaveLength(done + 1));
        await shown(...Array.from({ length: (done + 2) * 2 }, (_, index) => index + 1));
      }
      expect(expected).toBe('load the page');
    },
  );

  test('send one request for repeated clicks', async () => {
    const calls = shop();
    await place({ above: 2000 });
    button().click();
    button().click();
    await shown(1, 2, 3, 4);
    expect(calls).toHaveLength(1);
  });

  test('move the keyboard focus to the first new product', async () => {
    const held = later<Response>();
    serve(() => held.promise);
    await place({ attributes: 'data-auto-pages="0"', above: 500 });
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.className).toBe('shop-infinite-scroll');
    held.resolve(whole(list(2)));
    await eventually(() => expect(document.activeElement?.textContent).toBe('Product 3'));
  });
});

describe('the counter', () => {
  interface Moment {
    autoLoads?: number;
    event: string;
  }

  test.each(vectors<Moment, number | { button: boolean }>('infinite.counter'))(
    'decides between another automatic load and the button after $input.event ($id)',
    async ({ input, expected }) => {
      let isOpen = true;
      const held = later<Response>();
      const calls = serve((call) => (isOpen ? whole(list(numberOf(call))) : held.promise));
      if (input.event.startsWith('button')) {
        await place();
        await shown(1, 2, 3, 4, 5, 6);
        button().click();
        await shown(1, 2, 3, 4, 5, 6, 7, 8);
        expect({ button: controls().button }).toEqual(expected);
      } else if (input.event === 'filter submitted') {
        document.body.innerHTML = `<shop-layered-nav><shop-infinite-scroll>${list(1)}</shop-infinite-scroll></shop-layered-nav>`;
        await shown(1, 2, 3, 4, 5, 6);
        document.querySelector('.product-items')?.replaceChildren();
        document.querySelector('a.next')?.setAttribute('href', '/women.html?p=2');
        history.pushState(null, '', '/women.html?color=49');
        document
          .querySelector('shop-layered-nav')
          ?.dispatchEvent(new CustomEvent('shop-layered-nav-loaded', { bubbles: true }));
        // Two more automatically, because the counter started over.
        await shown(3, 4, 5, 6);
        expect(expected).toBe(0);
      } else {
        isOpen = false;
        await place();
        await eventually(() => expect(calls).toHaveLength(1));
        held.resolve(new Response('', { status: 500 }));
        await eventually(() => expect(button().textContent).toBe('Try again'));
        isOpen = true;
        button().click();
        // Neither the failed page nor its retry is one of the two.
        await shown(1, 2, 3, 4, 5, 6, 7, 8);
        await observed();
        expect(controls()).toEqual({ spinner: false, button: true });
        expect(calls).toHaveLength(4);
        expect(expected).toBe(0);
      }
    },
  );
});

describe('replies', () => {
  test.each(vectors<{ products?: string; backUrl?: string }, { goTo?: string; appended?: number }>('infinite.reply'))(
    'add their products to the list, or lead to the page that they name ($id)',
    async ({ input, expected }) => {
      const visited = recordNavigation();
      const { configureHost } = await import('@shop-elements/host');
      const bodies: string[] = [];
      configureHost({
        fetch: async (_, init) => {
          bodies.push(String(init?.body));
          return json(input.backUrl ? input : { products: list(2) });
        },
      });
      await place({ above: 2000, attributes: 'data-request="post"' });
      button().click();
      if (expected.goTo) await eventually(() => expect(visited).toEqual([{ url: expected.goTo, replace: false }]));
      else {
        await shown(1, 2, 3, 4);
        expect(document.querySelector('a.next')?.getAttribute('href')).toContain('p=3');
      }
      expect(bodies).toEqual(['isAjax=1']);
    },
  );

  test('that lead to another page stop loading near the end of the list; after Back, a button offers to retry', async () => {
    const visited = recordNavigation();
    const calls = serve(() => json({ backUrl: '/customer/account/login/' }));
    await place();
    await eventually(() => expect(visited).toHaveLength(1));
    await observed();
    await observed();
    expect(calls).toHaveLength(1);
    expect(visited).toHaveLength(1);
    expect(button().textContent).toBe('Try again');
    expect(controls()).toEqual({ spinner: false, button: true });
  });

  test.each(vectors<unknown, { spinner: boolean; button: boolean; nextPage: null }>('infinite.empty-page'))(
    'without products end the list, as in vector $id',
    async ({ expected }) => {
      const calls = serve(() => whole('<p>Nothing here</p><a class="next" href="/women.html?p=3">Next</a>'));
      await place();
      await eventually(() => expect(document.querySelector('a.next')).toBeNull());
      await observed();
      expect({ ...controls(), nextPage: null }).toEqual(expected);
      expect(calls).toHaveLength(1);
    },
  );

  test('of an Ajax add-on may be only the products and the link to the next page', async () => {
    serve(() => json({ products: `${[3, 4].map(card).join('')}<a class="next" href="/women.html?p=3">Next</a>` }));
    await place({ above: 2000 });
    button().click();
    await shown(1, 2, 3, 4);
    expect(document.querySelector('a.next')?.getAttribute('href')).toContain('p=3');
  });

  test('of an Ajax add-on without products end the list', async () => {
    const calls = serve(() => json({ products: '' }));
    await place();
    await eventually(() => expect(document.querySelector('a.next')).toBeNull());
    await observed();
    expect(controls()).toEqual({ spinner: false, button: false });
    expect(calls).toHaveLength(1);
  });

  test.each(vectors<{ loads: number }, { productListsInPage: number }>('infinite.lists'))(
    'extend the existing list, as in vector $id',
    async ({ expected }) => {
      shop(2);
      await place({ pages: 2 });
      await shown(1, 2, 3, 4);
      expect(document.querySelectorAll('.product-items')).toHaveLength(expected.productListsInPage);
    },
  );

  /** A page with links to the one before and after it. */
  const between = (number: number, boxed = (inside: string) => inside) => {
    const turn = (name: string, to: number) => `<a class="action ${name}" href="/women.html?p=${to}">${name}</a>`;
    return `<ol class="product-items">${boxed([number * 2 - 1, number * 2].map(card).join(''))}</ol>
      <div class="pages">${turn('previous', number - 1)}${turn('next', number + 1)}</div>`;
  };

  test.each([
    ['another box inside the list', (inside: string) => `<div class="row">${inside}</div>`, '.row'],
    ['a box around each product', (inside: string) => inside.replaceAll(/<li.*?<\/li>/gs, '<div>$&</div>'), 'ol'],
  ])('add products before and after in a theme with %s', async (_, boxed, parent) => {
    const body = (number: number) => between(number, boxed);
    serve((call) => whole(body(numberOf(call))));
    history.replaceState(null, '', '/women.html?p=5');
    await drawn('shop-infinite-scroll', `<shop-infinite-scroll data-auto-pages="0">${body(5)}</shop-infinite-scroll>`);
    await page.getByRole('button', { name: 'Load previous' }).click();
    await shown(7, 8, 9, 10);
    await page.getByRole('button', { name: 'Load more' }).click();
    await shown(7, 8, 9, 10, 11, 12);
    const added = [...document.querySelectorAll('[data-shop-added]')];
    expect(added.map((item) => item.parentElement?.matches(parent))).toEqual([true, true, true, true]);
  });

  test('can be added at the end although the previous page could not be loaded', async () => {
    let isBroken = true;
    serve((call) =>
      isBroken && numberOf(call) === 4 ? new Response('', { status: 500 }) : whole(between(numberOf(call))),
    );
    history.replaceState(null, '', '/women.html?p=5');
    await drawn(
      'shop-infinite-scroll',
      `<shop-infinite-scroll data-auto-pages="0">${between(5)}</shop-infinite-scroll>`,
    );
    const previous = page.getByRole('button', { name: 'Load previous' });
    await previous.click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(9, 10, 11, 12);
    isBroken = false;
    await previous.click();
    await shown(7, 8, 9, 10, 11, 12);
  });

  test('update the link to the next page of a theme without a pager, and remove it after the last page', async () => {
    const body = (number: number) =>
      `<ol class="product-items">${[number * 2 - 1, number * 2].map(card).join('')}</ol>
       ${number < 3 ? `<a class="action next" href="/women.html?p=${number + 1}">Next</a>` : ''}`;
    serve((call) => whole(body(numberOf(call))));
    await drawn('shop-infinite-scroll', `<shop-infinite-scroll data-auto-pages="0">${body(1)}</shop-infinite-scroll>`);
    const link = page.getByRole('link', { name: 'Next' });
    button().click();
    await shown(1, 2, 3, 4);
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('p=3'));
    (link.element() as HTMLElement).focus();
    button().click();
    await shown(1, 2, 3, 4, 5, 6);
    expect(link.elements()).toEqual([]);
    expect(controls()).toEqual({ spinner: false, button: false });
  });

  test('add no duplicates when the shop’s pages have shifted', async () => {
    serve((call) => whole(list(numberOf(call), 2, [2, 3])));
    await place({ pages: 2 });
    await shown(1, 2, 3);
  });

  const cardWith =
    (first: string, address: (id: number) => string, rest: (id: number) => string = () => ''): typeof card =>
    (id) =>
      `<li class="product-item"><p>${first}</p><a ${address(id)}>Product ${id}</a>${rest(id)}</li>`;
  const identified: [string, typeof card][] = [
    ['a quick view', cardWith('<a href="#">View</a>', (id) => `href="/p${id}.html"`)],
    ['a link that a script handles', cardWith('<a href="javascript:void(0)">View</a>', (id) => `href="/p${id}.html"`)],
    ['a link without an address', cardWith('<a href="">View</a>', (id) => `href="/p${id}.html"`)],
    ['its brand', cardWith('<a href="/acme.html">Acme</a>', (id) => `class="product-item-link" href="/p${id}.html"`)],
    [
      'its brand, with a photo',
      cardWith('<a href="/acme.html">Acme</a>', (id) => `class="product-item-photo" href="/p${id}.html"`),
    ],
    ['its brand, without Magento’s classes', cardWith('<a href="/acme.html">Acme</a>', (id) => `href="/p${id}.html"`)],
    [
      'its brand, and no link of its own',
      cardWith(
        '<a href="/acme.html">Acme</a>',
        () => 'href="#"',
        (id) => `<div class="price-box" data-product-id="${id}"></div>`,
      ),
    ],
  ];

  test.each([...identified, ['nothing but a quick view', cardWith('', () => 'href="#"')]] as const)(
    'add every product whose card starts with %s',
    async (_, draw) => {
      serve((call) => whole(list(numberOf(call), 3, undefined, draw)));
      await place({ pages: 3, draw });
      await shown(1, 2, 3, 4, 5, 6);
    },
  );

  test.each(identified)('add no duplicates of cards that start with %s', async (_, draw) => {
    serve((call) => whole(list(numberOf(call), 2, [2, 3], draw)));
    await place({ pages: 2, draw });
    await shown(1, 2, 3);
  });

  test('are sanitized', async () => {
    const bad = '<li class="product-item" onclick="1"><a href="javascript:1">Product 3</a><script>1</script></li>';
    serve(() => whole(`<ol class="product-items">${bad}</ol>`));
    await place();
    await shown(1, 2, 3);
    expect(document.querySelector('.product-item:last-child')?.outerHTML).not.toMatch(/script|onclick/);
  });
});

describe('while the page is still being parsed', () => {
  test('waits for the pager further down', async () => {
    const calls = shop(2);
    const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const [products = '', pager = ''] = list(1, 2).split('<div class="pages">');
    await drawn('shop-infinite-scroll', `<shop-infinite-scroll>${products}</shop-infinite-scroll>\n<p></p>`);
    document.body.insertAdjacentHTML('beforeend', `<div class="pages">${pager}`);
    parsing.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await shown(1, 2, 3, 4);
    expect(calls).toHaveLength(1);
  });

  test('starts over with the lists of a <shop-layered-nav> that is added later', async () => {
    shop();
    await place();
    await shown(1, 2, 3, 4, 5, 6);
    document.querySelector('.product-items')?.replaceChildren();
    document.querySelector('a.next')?.setAttribute('href', '/women.html?p=2');
    const nav = document.createElement('shop-layered-nav');
    document.body.append(nav);
    nav.dispatchEvent(new CustomEvent('shop-layered-nav-loaded', { bubbles: true }));
    await shown(3, 4, 5, 6);
  });
});

test('removing the element while a page loads leaves no busy list', async () => {
  serve(() => later<Response>().promise);
  const element = await place();
  const busy = () => document.querySelector('.product-items')?.getAttribute('aria-busy');
  await eventually(() => expect(busy()).toBe('true'));
  document.body.prepend(...element.children);
  element.replaceWith();
  await eventually(() => expect(busy()).toBe('false'));
});

test('keeps the list if a page fails to load, shows an error, fires the event, and offers to retry', async () => {
  const calls = serve(() => (calls.length === 1 ? new Response('', { status: 500 }) : whole(list(2, 2))));
  const events = recordEvents<{ phase: string }>('shop-error');
  const element = await place({ pages: 2 });
  await eventually(() => expect(button().textContent).toBe('Try again'));
  expect(products()).toEqual(['1', '2']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('More products could not be loaded.');
  expect(events.map(({ detail }) => detail.phase)).toEqual(['network']);
  await observed();
  expect(calls).toHaveLength(1);
  await expectAccessible(element);
  button().click();
  await shown(1, 2, 3, 4);
});

test('a page whose request the browser ended, because the shopper followed a link, loads if the list stays', async () => {
  const calls = serve(() => {
    if (calls.length > 1) return whole(list(2, 2));
    // As in Firefox, also for a download.
    window.dispatchEvent(new Event('beforeunload'));
    throw new TypeError('NetworkError when attempting to fetch resource.');
  });
  const events = recordEvents('shop-error');
  await place({ pages: 2 });
  await shown(1, 2, 3, 4);
  expect(events).toEqual([]);
});

test('the focus stays on the button that retries, if the page fails again', async () => {
  const calls = serve(() => new Response('', { status: 500 }));
  await place({ pages: 2 });
  await eventually(() => expect(button().textContent).toBe('Try again'));
  button().focus();
  button().click();
  await eventually(() => expect(calls).toHaveLength(2));
  await expect.poll(() => document.activeElement).toBe(button());
});

test('the focus stays on the button that retries, even if it is pressed as soon as it appears', async () => {
  const calls = serve(() => new Response('', { status: 500 }));
  const appeared = new MutationObserver(() => {
    const retry = document.querySelector<HTMLButtonElement>('[data-shop-root] button');
    if (calls.length !== 1 || retry?.textContent !== 'Try again') return;
    appeared.disconnect();
    retry.focus();
    retry.click();
  });
  appeared.observe(document.body, { childList: true, subtree: true, characterData: true });
  await place({ pages: 2 });
  await eventually(() => expect(calls).toHaveLength(2));
  await expect.poll(() => document.activeElement).toBe(button());
});

describe('history', () => {
  test('adds no entry, and stores the pages in the current one', async () => {
    shop();
    const { length } = history;
    await place();
    await shown(1, 2, 3, 4, 5, 6);
    expect(history.length).toBe(length);
    expect(location.pathname + location.search).toBe('/women.html');
    expect(history.state).toEqual({
      shopPages: ['', '?p=2', '?p=3'].map((query) => `${location.origin}/women.html${query}`),
    });
  });

  // The previous tests reach WebKit's limit of URL changes in ten seconds.
  test.skipIf(server.browser === 'webkit')(
    'restores the pages of a list whose URL stays, also if its first URL had a parameter that the pager lacks',
    async () => {
      shop();
      history.replaceState(null, '', '/women.html?gclid=1');
      await place({ attributes: 'data-address="keep"' });
      await shown(1, 2, 3, 4, 5, 6);
      expect(location.pathname + location.search).toBe('/women.html');
      document.body.replaceChildren();
      await place({ attributes: 'data-address="keep" data-auto-pages="0"' });
      await shown(1, 2, 3, 4, 5, 6);
    },
  );

  test('counts restored pages: the button follows them', async () => {
    const calls = shop();
    const pages = ['?p=2', '?p=3', '', '?p=4'].map((query) => `${location.origin}/women.html${query}`);
    history.replaceState({ shopPages: pages }, '', '/women.html');
    await place();
    await eventually(() => expect(products()).toHaveLength(8));
    await eventually(() => expect(controls()).toEqual({ spinner: false, button: true }));
    await observed();
    expect(calls).toHaveLength(3);
  });

  // The previous tests reach WebKit's limit of URL changes in ten seconds.
  test.skipIf(server.browser === 'webkit')('restores pages and scroll position after Back', async () => {
    await page.viewport(1000, 400);
    const calls = shop();
    const tall = '<style>.product-item { height: 300px }</style>';
    await place({ attributes: 'data-auto-pages="3"' });
    document.head.insertAdjacentHTML('beforeend', tall);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await eventually(() => expect(products().length).toBeGreaterThan(4));
    const before = products();
    const item = document.querySelectorAll('.product-item')[3];
    item?.scrollIntoView();
    const top = item?.getBoundingClientRect().top;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    document.body.replaceChildren();
    window.scrollTo(0, 0);
    const asked = calls.length;
    await place({ attributes: 'data-auto-pages="3"' });
    await eventually(() => expect(products().slice(0, before.length)).toEqual(before));
    await eventually(() =>
      expect(
        Math.abs((document.querySelectorAll('.product-item')[3]?.getBoundingClientRect().top ?? 0) - (top ?? 0)),
      ).toBeLessThan(2),
    );
    expect(calls.length).toBeGreaterThan(asked);
    // The browser would restore its own position once the page has loaded.
    expect(history.scrollRestoration).toBe('manual');
    document.head.lastElementChild?.remove();
    await page.viewport(1280, 800);
  });
});

describe('restoring a list', () => {
  async function restoring(): Promise<(page: Response) => void> {
    const reply = later<Response>();
    serve(() => reply.promise);
    const pages = ['', '?p=2'].map((query) => `${location.origin}/women.html${query}`);
    history.replaceState({ shopPages: pages, shopPlace: { product: '/p4.html', top: -100 } }, '', '/women.html');
    await place({ pages: 2 });
    return reply.resolve;
  }

  test('does not move a shopper who has scrolled while its pages load', async () => {
    const load = await restoring();
    const scrolled = vi.spyOn(window, 'scrollBy');
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    load(whole(list(2, 2)));
    await shown(1, 2, 3, 4);
    await observed();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a shopper who has scrolled since is not moved back by a reload', async () => {
    const load = await restoring();
    load(whole(list(2, 2)));
    await shown(1, 2, 3, 4);
    expect(history.state?.shopPlace).toBeDefined();
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    // Chromium keeps nothing that the page stores while it reloads.
    document.body.replaceChildren();
    serve(() => whole(list(2, 2)));
    const scrolled = vi.spyOn(window, 'scrollBy');
    await place({ pages: 2 });
    await shown(1, 2, 3, 4);
    await observed();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('keeps the pages stored, also if the page scrolls before they have loaded', async () => {
    const load = await restoring();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
    vi.runAllTimers();
    vi.useRealTimers();
    const stored = history.state?.shopPages;
    expect(stored).toHaveLength(2);
    load(whole(list(2, 2)));
    await shown(1, 2, 3, 4);
    expect(history.state?.shopPages).toEqual(stored);
  });

  test('offers to retry a page that fails to load', async () => {
    const errors = recordEvents('shop-error');
    const load = await restoring();
    load(new Response('', { status: 500 }));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await observed();
    // It does not try again by itself.
    expect(errors).toHaveLength(1);
    serve(() => whole(list(2, 2)));
    button().click();
    await shown(1, 2, 3, 4);
  });

  test('the browser does not restore its own position after a press', async () => {
    const load = await restoring();
    const scrolled = vi.spyOn(window, 'scrollBy');
    const set = vi.spyOn(History.prototype, 'scrollRestoration', 'set');
    load(whole(list(2, 2)));
    await eventually(() => expect(scrolled).toHaveBeenCalled());
    expect(set).toHaveBeenCalledWith('manual');
    set.mockClear();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(set).not.toHaveBeenCalled();
  });

  test('is possible after a router such as Turbo has opened a product without leaving the page', async () => {
    await place({ pages: 1 });
    const link = document.querySelector<HTMLElement>('.product-item a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(history.state?.shopPlace).toMatchObject({ product: '/p1.html' });
  });

  test('needs products that can be recognized: without any link or id, the place is not stored', async () => {
    await place({ pages: 1, draw: (id) => `<li class="item product product-item">Product ${id}</li>` });
    const failed = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', failed);
    onTestFinished(() => window.removeEventListener('error', failed));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(history.state?.shopPlace).toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  });

  test('ends when another list replaces it', async () => {
    const load = await restoring();
    const scrolled = vi.spyOn(window, 'scrollBy');
    load(whole(list(2, 2)));
    await eventually(() => expect(scrolled).toHaveBeenCalled());
    const calls = scrolled.mock.calls.length;
    document.querySelector('.wrapper')?.replaceWith(document.createRange().createContextualFragment(list(4, 4)));
    await shown(7, 8);
    await observed();
    expect(scrolled).toHaveBeenCalledTimes(calls);
  });
});

test('leaves a list without Luma’s class to the page, and logs which setting is missing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll>${list(1).replace('product-items', 'grid')}</shop-infinite-scroll>`,
  );
  const sentence = expect.stringContaining('nothing matches data-list=".product-items"');
  await expect.poll(() => warned.mock.calls.map(([text]) => String(text))).toContainEqual(sentence);
});

test('in a masonry, products out of view have their own height, which the places of others depend on', async () => {
  const heights = new CSSStyleSheet();
  heights.replaceSync(`.product-item > a { display: block; block-size: 3000px }
    .product-item:nth-child(n + 3) > a { block-size: 500px }`);
  document.adoptedStyleSheets.push(heights);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  shop();
  await drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll data-auto-pages="0"><shop-masonry>${list(1)}</shop-masonry></shop-infinite-scroll>`,
  );
  button().click();
  await shown(1, 2, 3, 4);
  const items = document.querySelectorAll<HTMLElement>('.product-item');
  expect(Array.from(items, ({ offsetHeight }) => offsetHeight)).toEqual([3000, 3000, 500, 500]);
});
