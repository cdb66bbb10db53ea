import { addTexts, resetTexts } from '@shop-elements/core';
import { configureHost, resetHost } from '@shop-elements/host';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { type LumaCategory, type LumaGroup, lumaBody, lumaColors, lumaPage, lumaStyles } from '#testing/luma-category';
import { drawn, ready, recordEvents, recordNavigation, themeRules } from '#testing/page';
import { later, serve } from '#testing/server';
import '../../../site/src/breadcrumbs/define';
import '../../../site/src/filter-sidebar/define';
import '../../../site/src/show-more/define';
import '../shared/slow/slow.css';
import './define';
import './layered-nav.css';
import '../../../ui/src/base.css';
import type { LayeredNavLoadedDetail } from './list-loader';

const home = location.href;

/** A stock Luma category page, with our tag around its list and filters. */
function place(category: LumaCategory = {}, attributes = ''): Promise<HTMLElement> {
  const tags = [`<shop-layered-nav ${attributes}>`, '</shop-layered-nav>'] as const;
  return drawn('shop-layered-nav', lumaBody({ path: '/tea.html', ...category }, tags));
}

const status = () => page.getByRole('status').last();
const found = (count: number) => expect.element(status()).toHaveTextContent(`${count} products`);

function put(selector: string, html: string): HTMLElement {
  const host = document.querySelector(selector);
  if (host === null) throw new Error(`nothing matches ${selector}`);
  host.innerHTML = html;
  return host as HTMLElement;
}

beforeEach(() => {
  history.replaceState(null, '', '/tea.html');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const node of document.head.querySelectorAll(
    '[rel="canonical"], [name="robots"], [type="application/ld+json"]',
  )) {
    node.replaceWith();
  }
  history.replaceState(null, '', home);
});

test('filters Luma’s page in place, and is accessible', async () => {
  const calls = serve(() => lumaPage({ total: 4, products: [7, 8, 9, 10] }));
  const element = await place();
  await page.getByRole('link', { name: /^Mug/ }).click();
  await found(4);
  expect(calls.map(({ path }) => path)).toEqual(['/tea.html?style=116']);
  expect(element.querySelectorAll('.product-item')).toHaveLength(4);
  await expectAccessible(element);
});

test('announces the total of an Arabic toolbar, which has its own digits', async () => {
  serve(async () => {
    const html = await lumaPage({ total: 12, products: [7, 8, 9, 10] }).text();
    return new Response(html.replaceAll('>12</span>', '>١٢</span>'));
  });
  await place();
  await page.getByRole('link', { name: /^Mug/ }).click();
  await found(12);
});

describe('a click on an icon stays on the page', () => {
  const icon = '<svg viewBox="0 0 10 10" width="20" height="20"><circle cx="5" cy="5" r="5"/></svg>';

  test.each([
    ['a swatch', '.swatch-option-link-layered', '/tea.html?color=50'],
    ['the sign that removes a filter', '.filter-current .action.remove', '/tea.html?'],
    ['the arrow to the next page', '.pages .action.next', '/tea.html?p=2'],
  ])('in %s', async (_, selector, address) => {
    const calls = serve(() => lumaPage());
    await place({ current: [{ label: 'Style', value: 'Mug', remove: '?' }] });
    const link = put(selector, icon);
    await userEvent.click(link.querySelector('circle') as Element);
    await found(50);
    expect(calls.map(({ path }) => path.replace(/\?$/, ''))).toEqual([address.replace(/\?$/, '')]);
  });
});

describe('every kind of filter works by mouse, Enter and Space', () => {
  const boxed = '<li class="item"><input type="checkbox" aria-label="Mug"><a href="/tea.html?style=116">Mug</a></li>';
  const addOnSwatch = `<a href="/tea.html?color=50" class="swatch-option-link-layered" tabindex="-1">
    <div class="swatch-option color" tabindex="0" role="option" aria-label="Blue"></div></a>`;

  test.each([
    ['a swatch of Luma', '', '.swatch-option-link-layered', '?color=50'],
    ['a box', boxed, 'input[type="checkbox"]', '?style=116'],
    ['a swatch of an add-on', addOnSwatch, '.swatch-option', '?color=50'],
  ])('%s', async (_, html, selector, query) => {
    for (const way of ['mouse', '{Enter}', ' ']) {
      const calls = serve(() => lumaPage());
      const element = await place();
      if (html !== '') put('.filter-options-content .items', html);
      const control = element.querySelector<HTMLElement>(`.filter-options ${selector}`);
      if (way === 'mouse') control?.click();
      else {
        control?.focus();
        await userEvent.keyboard(way);
      }
      await found(50);
      expect(calls.map(({ path }) => path)).toEqual([`/tea.html${query}`]);
      expect(document.querySelectorAll('.products.wrapper')).toHaveLength(1);
    }
  });

  test('a select whose options are URLs', async () => {
    const calls = serve(() => lumaPage());
    await place();
    put(
      '.filter-options-content',
      '<select aria-label="Style"><option value="">All</option><option value="/tea.html?style=117">Bowl</option></select>',
    );
    await page.getByRole('combobox', { name: 'Style' }).selectOptions('Bowl');
    await found(50);
    expect(calls.map(({ path }) => path)).toEqual(['/tea.html?style=117']);
  });
});

describe('other parts of the page that depend on the list', () => {
  test('are those of the new URL, and the event lists what changed', async () => {
    const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    document.title = 'Tea';
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="canonical" href="/tea.html"><meta name="robots" content="INDEX,FOLLOW"><script type="application/ld+json">{"name":"Tea"}</script>',
    );
    serve(() =>
      lumaPage({
        heading: 'Blue tea',
        description: 'Tea things in blue.',
        crumbs: ['Home', 'Tea', 'Blue'],
        canonical: 'https://shop.test/tea/blue.html',
        robots: 'NOINDEX,FOLLOW',
        jsonLd: '{"name":"Blue tea"}',
      }),
    );
    await place({ description: 'All our tea things.' });
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    expect(document.querySelector('h1')?.textContent?.trim()).toBe('Blue tea');
    expect(document.querySelector('.category-description')?.textContent).toBe('Tea things in blue.');
    expect(document.querySelector('.breadcrumbs')?.textContent?.trim()).toBe('HomeTeaBlue');
    expect(document.title).toBe('Blue tea');
    expect(document.querySelector<HTMLLinkElement>('[rel="canonical"]')?.href).toBe('https://shop.test/tea/blue.html');
    expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('NOINDEX,FOLLOW');
    expect(document.querySelector('[type="application/ld+json"]')?.textContent).toBe('{"name":"Blue tea"}');
    expect(events[0]?.detail.changed).toEqual([
      'h1',
      '.breadcrumbs',
      '.category-description',
      'link[rel=canonical]',
      'meta[name=robots]',
      'title',
      'script[type="application/ld+json"]',
    ]);
  });

  test('include a canonical link with a relative address', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/tea.html">');
    serve(() => lumaPage({ canonical: '/tea/blue.html' }));
    await place();
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    const links = Array.from(document.querySelectorAll('[rel="canonical"]'), (link) => link.getAttribute('href'));
    expect(links).toEqual(['/tea/blue.html']);
  });

  test('a currency that is chosen, or a login, leads back to the list that is shown', async () => {
    const header = (address: string) => `<header class="page-header">
      <ul class="switcher-dropdown"><li class="switcher-option"><a href="#" data-post='{"data":{"uenc":"${address}"}}'>EUR - Euro</a></li></ul>
      <ul class="header links"><li class="authorization-link"><a href="/customer/account/login/referer/${address}/">Sign In</a></li></ul></header>`;
    const html = await lumaPage().text();
    serve(
      () =>
        new Response(html.replace('<main', `${header('QmxhdQ~~')}$&`), { headers: { 'Content-Type': 'text/html' } }),
    );
    await place();
    // Luma copies the links into its menu for phones.
    const copy =
      '<div id="store.links"><ul class="header links"><li class="authorization-link"><a href="/old">Sign In</a></li></ul></div>';
    document.querySelector('main')?.insertAdjacentHTML('beforebegin', header('VGVh') + copy);
    const links = [page.getByText('EUR - Euro'), ...page.getByRole('link', { name: 'Sign In' }).all()];
    const before = links.map((link) => link.element());
    expect(before).toHaveLength(3);
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    expect(before.map((link) => link.getAttribute('data-post') ?? link.getAttribute('href'))).toEqual([
      '{"data":{"uenc":"QmxhdQ~~"}}',
      '/customer/account/login/referer/QmxhdQ~~/',
      '/customer/account/login/referer/QmxhdQ~~/',
    ]);
    // The theme's scripts have started on these links.
    expect(before.every((link) => link.isConnected)).toBe(true);
  });

  test('are removed if the server prints none, and restored in their place', async () => {
    serve(({ path }) => lumaPage(path.includes('color') ? {} : { description: 'All our tea things.' }));
    await place({ description: 'All our tea things.' });
    const before = document.querySelector('.category-description')?.previousElementSibling;
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    expect(document.querySelector('.category-description')).toBeNull();
    await page.getByRole('link', { name: /^Mug/ }).click();
    await eventually(() => expect(document.querySelector('.category-description')).not.toBeNull());
    expect(document.querySelector('.category-description')?.previousElementSibling).toBe(before);
  });

  test('are kept if unchanged, or if not configured', async () => {
    const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    serve(() => lumaPage({ heading: 'Blue tea' }));
    document.title = 'Mine';
    await place({}, `data-update='["h1"]'`);
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    expect(document.title).toBe('Mine');
    const heading = document.querySelector('h1');
    await page.getByRole('link', { name: 'Red' }).click();
    await eventually(() => expect(events).toHaveLength(2));
    expect(document.querySelector('h1')).toBe(heading);
    expect(events.map(({ detail }) => detail.changed)).toEqual([['h1'], []]);
  });

  const pageBuilder = (text: string, picture: string) =>
    `<style>#html-body [data-pb-style=A1]{color:rgb(1, 2, 3)}</style><div data-content-type="row" class="background-image-${picture}"
      data-pb-style="A1"><p>${text}</p><a href="/green.html"><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></a></div>`;
  const row = () => document.querySelector<HTMLElement>('.category-description > [data-content-type]');

  test('a description with a running slider stays as it is while its content is the same', async () => {
    const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    serve(() => lumaPage({ description: pageBuilder('All teas', String(Math.random())) }));
    await place({ description: pageBuilder('All teas', 'first') });
    document.body.id = 'html-body';
    onTestFinished(() => document.body.removeAttribute('id'));
    const before = row();
    before?.classList.add('slick-initialized');
    before?.insertAdjacentHTML('beforeend', '<p class="slick-cloned">All teas</p>');
    for (const name of ['Blue', 'Red']) {
      await page.getByRole('link', { name }).click();
      await eventually(() => expect(events.length).toBe(name === 'Blue' ? 1 : 2));
    }
    expect(row()).toBe(before);
    expect(getComputedStyle(before as Element).color).toBe('rgb(1, 2, 3)');
    expect(events.flatMap(({ detail }) => detail.changed)).not.toContain('.category-description');
  });

  test('a new description keeps the style sheets of Page Builder, also when it is restored', async () => {
    serve(({ path }) => {
      if (path.includes('color=58')) return lumaPage({ heading: 'Red tea' });
      return lumaPage({ description: pageBuilder(path.includes('color') ? 'Blue teas' : 'Mugs', 'next') });
    });
    await place({ description: pageBuilder('All teas', 'first') });
    document.body.id = 'html-body';
    onTestFinished(() => document.body.removeAttribute('id'));
    await page.getByRole('link', { name: 'Blue' }).click();
    await eventually(() => expect(row()?.textContent).toContain('Blue teas'));
    expect(getComputedStyle(row() as Element).color).toBe('rgb(1, 2, 3)');
    await page.getByRole('link', { name: 'Red' }).click();
    await eventually(() => expect(row()).toBeNull());
    await page.getByRole('link', { name: /^Mug/ }).click();
    await eventually(() => expect(row()?.textContent).toContain('Mugs'));
    expect(getComputedStyle(row() as Element).color).toBe('rgb(1, 2, 3)');
  });

  test('breadcrumbs of our element are kept if the server prints the same, and replaced if not', async () => {
    const crumbs = (...labels: string[]) =>
      `<shop-breadcrumbs class="breadcrumbs" data-crumbs='${JSON.stringify(labels.map((label) => ({ label })))}'></shop-breadcrumbs>`;
    const body = (...labels: string[]) => lumaBody().replace(/<div class="breadcrumbs">.*?<\/div>/, crumbs(...labels));
    const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    serve(({ path }) => new Response(`<body>${path.includes('color=50') ? body('Tea') : body('Tea', 'Red')}</body>`));
    await place();
    document.querySelector('.breadcrumbs')?.replaceWith(document.createRange().createContextualFragment(crumbs('Tea')));
    const before = await ready(document.querySelector('shop-breadcrumbs') as HTMLElement);
    await page.getByRole('link', { name: 'Blue' }).click();
    await eventually(() => expect(events).toHaveLength(1));
    expect(document.querySelector('.breadcrumbs')).toBe(before);
    await page.getByRole('link', { name: 'Red' }).click();
    await eventually(() => expect(document.querySelector('.breadcrumbs')?.textContent).toBe('TeaRed'));
    expect(events.map(({ detail }) => detail.changed.includes('.breadcrumbs'))).toEqual([false, true]);
  });

  test('contain nothing executable or unsafe', async () => {
    const hostile = `<html><head><title>Tea</title><link rel="canonical" href="javascript:alert(1)"><meta name="robots"
      http-equiv="refresh" content="0;url=https://evil.test"><script type="application/ld+json" src="/x.js"></script></head>
      <body>${lumaBody({ heading: 'Tea<img src=x onerror="alert(1)">' })}</body></html>`;
    serve(() => new Response(hostile));
    await place();
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    expect(document.head.querySelector('[rel="canonical"], meta[http-equiv], script[src="/x.js"]')).toBeNull();
    expect(document.querySelector('h1 [onerror]')).toBeNull();
  });
});

describe('at once', () => {
  test('the pressed filter and the list show progress, and a fast shop shows no note', async () => {
    const reply = later<Response>();
    serve(() => reply.promise);
    await place();
    const choice = page.getByRole('link', { name: /^Mug/ }).element();
    (choice as HTMLElement).click();
    expect(choice.closest('li')?.getAttribute('data-shop-pressed')).toBe('on');
    expect(document.querySelector('.product-items')?.getAttribute('aria-busy')).toBe('true');
    await expect.element(status()).toHaveTextContent('');
    reply.resolve(lumaPage());
    await found(50);
    expect(document.querySelector('[data-shop-pressed], [aria-busy="true"]')).toBeNull();
  });

  test('a slow shop gets a visible note', async () => {
    const reply = later<Response>();
    serve(() => reply.promise);
    await place();
    await page.getByRole('link', { name: /^Mug/ }).click();
    await expect.element(status()).toHaveTextContent('Loading products...');
    await expect.element(status()).toBeVisible();
    reply.resolve(lumaPage());
    await found(50);
  });

  test('the old list and a removed filter stay readable until the new list arrives', async () => {
    serve(() => later<Response>().promise);
    const element = await place({ current: [{ label: 'Color', value: 'Blue', remove: '' }] });
    await page.getByRole('link', { name: /^Remove/ }).click();
    expect(document.querySelector('[data-shop-pressed="off"]')).not.toBeNull();
    // After transitions.
    await expect.element(status()).toBeVisible();
    await expectAccessible(element);
  });

  test('the note disappears after going back from a slow list', async () => {
    serve(() => later<Response>().promise);
    await place();
    await page.getByRole('link', { name: /^Mug/ }).click();
    await expect.element(status()).toHaveTextContent('Loading products...');
    history.back();
    await expect.element(status()).toHaveTextContent('');
  });

  test('the button of an open sidebar shows progress, until the shopper goes back', async () => {
    const reply = later<Response>();
    serve(() => reply.promise);
    await place();
    const sidebar = document.createElement('shop-filter-sidebar');
    const filters = document.querySelector('.block.filter');
    filters?.before(sidebar);
    if (filters) sidebar.append(filters);
    await ready(sidebar);
    sidebar.insertAdjacentHTML('beforebegin', '<button class="filter-trigger">Filters</button>');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const progress = () =>
      page.getByRole('button', { name: 'Show products' }).element().classList.contains('shop-spinner');
    (page.getByRole('link', { name: /^Mug/ }).element() as HTMLElement).click();
    await expect.poll(progress).toBe(true);
    history.back();
    await expect.poll(progress).toBe(false);
    history.forward();
    await expect.poll(progress).toBe(true);
    reply.resolve(lumaPage({ total: 4, products: [7, 8, 9, 10] }));
    await expect.element(page.getByRole('button', { name: 'Show 4 products' })).toBeVisible();
  });

  test('the checkbox next to a pressed link is ticked, and unticked after Back', async () => {
    serve(() => later<Response>().promise);
    const element = await place();
    put(
      '.filter-options-content .items',
      '<li class="item"><input type="checkbox"><a href="/tea.html?style=116">Mug</a></li>',
    );
    const box = element.querySelector<HTMLInputElement>('[type="checkbox"]');
    await page.getByRole('link', { name: 'Mug' }).click();
    expect(box?.checked).toBe(true);
    history.back();
    await eventually(() => expect(box?.checked).toBe(false));
  });

  test('with prefetching, a list is requested once when the shopper hovers its filter', async () => {
    const calls = serve(() => lumaPage({ total: 4, products: [1, 2, 3, 4] }));
    await place({}, 'data-prefetch');
    await userEvent.hover(page.getByRole('link', { name: /^Mug/ }));
    await eventually(() => expect(calls).toHaveLength(1));
    expect(location.search).toBe('');
    await page.getByRole('link', { name: /^Mug/ }).click();
    await found(4);
    expect(location.search).toBe('?style=116');
    expect(calls).toHaveLength(1);
  });

  test.each<[string, (element: HTMLElement) => void]>([
    [
      'the shopper chooses another filter',
      () => (page.getByRole('link', { name: 'Red' }).element() as HTMLElement).click(),
    ],
    ['the element is removed', (element) => element.replaceWith()],
  ])('a list requested in advance is canceled when %s', async (_, act) => {
    const requests: Request[] = [];
    configureHost({
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return requests.length === 1 ? later<Response>().promise : lumaPage({ total: 4, products: [1, 2, 3, 4] });
      },
    });
    onTestFinished(resetHost);
    const element = await place({}, 'data-prefetch');
    page.getByRole('link', { name: /^Mug/ }).element().focus();
    await eventually(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.signal.aborted).toBe(false);
    act(element);
    await eventually(() => expect(requests[0]?.signal.aborted).toBe(true));
    if (element.isConnected) await found(4);
  });

  test('a filter whose list could not be requested in advance loads when it is clicked', async () => {
    const visited = recordNavigation();
    const calls = serve(() => {
      if (calls.length === 1) throw new TypeError('Failed to fetch');
      return lumaPage({ total: 4, products: [1, 2, 3, 4] });
    });
    await place({}, 'data-prefetch');
    await userEvent.hover(page.getByRole('link', { name: /^Mug/ }));
    await eventually(() => expect(calls).toHaveLength(1));
    await page.getByRole('link', { name: /^Mug/ }).click();
    await eventually(() => expect(calls).toHaveLength(2));
    await found(4);
    expect(visited).toEqual([]);
  });

  test('with prefetching, nothing is requested in advance for a shopper who saves data', async () => {
    const calls = serve(() => lumaPage());
    const connection = { saveData: true };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    await place({}, 'data-prefetch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const rest = async (name: string | RegExp) => {
      page.getByRole('link', { name }).element().focus();
      await vi.advanceTimersByTimeAsync(1_000);
    };
    await rest(/^Mug/);
    expect(calls).toEqual([]);
    connection.saveData = false;
    await rest('Blue');
    await eventually(() => expect(calls).toHaveLength(1));
  });

  test('without prefetching, nothing is requested before a click', async () => {
    const calls = serve(() => lumaPage());
    await place();
    page.getByRole('link', { name: /^Mug/ }).element().focus();
    await userEvent.hover(page.getByRole('link', { name: 'Blue' }));
    await page.getByRole('link', { name: 'Red' }).click();
    await found(50);
    expect(calls.map(({ path }) => path)).toEqual(['/tea.html?color=58']);
  });
});

describe('long groups', () => {
  const countries: LumaGroup = {
    name: 'Origin',
    choices: [
      'Assam',
      'Bénin',
      'Ceylon',
      'Darjeeling',
      'Fujian',
      'Java',
      'Kenya',
      'Malawi',
      'Nepal',
      'Nilgiri',
      'Rwanda',
      'Uji',
      'Yunnan',
    ].map((label) => ({ label, query: `?origin=${label}` })),
  };
  const shown = () =>
    Array.from(document.querySelectorAll('.filter-options-item .item'))
      .filter((item) => item.checkVisibility())
      .map((item) => item.querySelector('a')?.firstChild?.textContent);
  const field = () => page.getByRole('searchbox', { name: 'Search in Origin' });

  test('with more than 12 options can be searched, with or without accents', async () => {
    const element = await place({ groups: [countries, lumaColors] });
    expect(page.getByRole('searchbox').elements()).toHaveLength(1);
    await field().fill('BENIN');
    expect(shown()).toEqual(['Bénin']);
    await field().fill('xyz');
    await expect.element(page.getByText('Nothing found.')).toBeVisible();
    await field().fill('');
    expect(shown()).toHaveLength(13);
    await expectAccessible(element);
  });

  test('have a field in the page’s language, also when its texts arrive late', async () => {
    await place({ groups: [countries] });
    await field().fill('xyz');
    addTexts({ en: { 'layered-nav': { search: 'Zoeken in %1', noChoices: 'Niets gevonden.' } } });
    onTestFinished(resetTexts);
    const dutch = page.getByRole('searchbox', { name: 'Zoeken in Origin' });
    await expect.element(dutch).toHaveValue('xyz');
    await expect.element(page.getByText('Niets gevonden.')).toBeVisible();
    await dutch.fill('ni');
    expect(shown()).toEqual(['Bénin', 'Nilgiri']);
  });

  test('keep the typed text across a reply', async () => {
    serve(() => lumaPage({ groups: [countries] }));
    await place({ groups: [countries] });
    await field().fill('n');
    await field().fill('ni');
    await page.getByRole('link', { name: /^Nilgiri/ }).click();
    await found(50);
    await expect.element(field()).toHaveValue('ni');
    expect(shown()).toEqual(['Bénin', 'Nilgiri']);
  });

  test('the field shows the focus even if a theme removes all outlines', async () => {
    const theme = new CSSStyleSheet();
    theme.replaceSync('*:focus { outline: 0; box-shadow: none }');
    document.adoptedStyleSheets = [theme];
    onTestFinished(() => {
      document.adoptedStyleSheets = [];
    });
    await place({ groups: [countries] });
    field().element().focus();
    expect(getComputedStyle(field().element()).outlineStyle).toBe('solid');
  });

  test('get a field only if configured', async () => {
    await place({ groups: [countries] }, 'data-search="0"');
    expect(page.getByRole('searchbox').elements()).toHaveLength(0);
  });
});

describe('dropdown groups', () => {
  const title = (name: string) => page.getByRole('button', { name });
  const open = () =>
    Array.from(
      document.querySelectorAll('.filter-options-title button[aria-expanded="true"]'),
      (each) => each.textContent,
    );

  test('start closed, open one at a time, and close on Escape, on a click elsewhere and when the focus leaves', async () => {
    const element = await place({}, 'data-dropdown=".filter-options-item"');
    element.querySelector<HTMLElement>('.filter-options')?.style.setProperty('display', 'flex');
    expect(open()).toEqual([]);
    await title('Style').click();
    expect(open()).toEqual(['Style']);
    await expectAccessible(element);
    await title('Color').click();
    expect(open()).toEqual(['Color']);
    page.getByRole('link', { name: 'Blue' }).element().focus();
    await userEvent.keyboard('{Escape}');
    expect(open()).toEqual([]);
    await expect.element(title('Color')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('heading', { name: 'Tea' }).click();
    expect(open()).toEqual([]);
    await title('Style').click();
    document.querySelector<HTMLElement>('.product-item-link')?.focus();
    expect(open()).toEqual([]);
  });

  test('start closed even if the server marks one as open, so that the list is visible', async () => {
    await place({ groups: [{ ...lumaStyles, isOpen: true }, lumaColors] }, 'data-dropdown=".filter-options-item"');
    expect(open()).toEqual([]);
  });

  test('cover the page, so that nothing moves', async () => {
    await place({}, 'data-dropdown=".filter-options-item"');
    const below = () => title('Color').element().getBoundingClientRect().top + scrollY;
    const before = below();
    await title('Style').click();
    expect(below()).toBe(before);
    await expect.element(page.getByRole('link', { name: /^Mug/ })).toBeVisible();
  });
});

test('a group whose title has several words names its options for screen readers', async () => {
  await place({ groups: [{ name: 'Good to know', choices: [{ label: 'New', query: '?new=1' }] }] });
  const controlled = page.getByRole('button', { name: 'Good to know' }).element().getAttribute('aria-controls') ?? '';
  expect(document.getElementById(controlled)?.matches('.filter-options-content')).toBe(true);
  expect(controlled).not.toMatch(/\s/);
});

describe('across a reply', () => {
  const shortened = (body: string, attributes = '') =>
    body
      .replace(
        '<ol class="items"><li class="item"><a href="/tea.html?style',
        `<shop-show-more data-limit="1" ${attributes}>$&`,
      )
      .replace('</ol></div></div>', '</ol></shop-show-more></div></div>');

  test('a group that shows all options keeps showing them', async () => {
    serve(async () => new Response(shortened(await lumaPage().text())));
    await drawn('shop-layered-nav', shortened(lumaBody({}, ['<shop-layered-nav>', '</shop-layered-nav>'])));
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'Blue' }).click();
    await found(50);
    await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Bowl/ })).toBeVisible();
  });

  test('a group that the server prints with all options shows them at once', async () => {
    const body = lumaBody({}, ['<shop-layered-nav>', '</shop-layered-nav>']);
    await drawn('shop-layered-nav', shortened(body, 'data-open'));
    await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Bowl/ })).toBeVisible();
  });

  test('the focus moves to the list that Luma’s open filters have covered on a phone', async () => {
    themeRules(
      '.filter-active .column.main { visibility: hidden } .filter-active .block.filter { visibility: visible }',
    );
    serve(() => lumaPage({ groups: [lumaColors] }));
    await place();
    document.body.classList.add('filter-active');
    onTestFinished(() => document.body.classList.remove('filter-active'));
    page.getByRole('link', { name: /^Mug/ }).element().focus();
    await userEvent.keyboard('{Enter}');
    await found(50);
    expect(document.activeElement?.className).toContain('toolbar');
  });

  test('the focus stays in an open sidebar, even if its filter is gone', async () => {
    serve(() => lumaPage({ groups: [lumaColors] }));
    const element = await place();
    const behind = element.querySelector<HTMLElement>('.column.main');
    if (behind) behind.inert = true;
    page.getByRole('link', { name: /^Mug/ }).element().focus();
    await userEvent.keyboard('{Enter}');
    await found(50);
    expect(document.activeElement).toBe(document.querySelector('.block.filter'));
  });
});

test('supports a theme’s own selectors', async () => {
  const calls = serve(() => lumaPage({ total: 3, products: [1, 2, 3] }));
  const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
  await place({}, `data-pages=".numbers" data-amount=".matches" data-groups=".facet" data-item=".card"`);
  document.querySelector('.pages')?.setAttribute('class', 'numbers');
  document.querySelector<HTMLElement>('.numbers .action.next')?.click();
  await eventually(() => expect(events).toHaveLength(1));
  expect(calls.map(({ path }) => path)).toEqual(['/tea.html?p=2']);
  expect(document.querySelector('.filter-options-title button')).toBeNull();
  expect(events[0]?.detail.count).toBe(0);
});
