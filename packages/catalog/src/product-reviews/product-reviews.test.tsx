import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { ready, show } from '#testing/page';
import { type Call, expectNoRequest, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../content/src/tabs/define';
import '../../../site/src/accordion/define';
import '../../../ui/src/base.css';
import '../shared/slow/slow.css';
import './define';
import './product-reviews.css';

const URL_42 = '/review/product/listAjax/id/42/';

/** Magento's list. An inline script, which must not run, sets the width of the stars. */
function list(page = 1): Response {
  return new Response(
    `<div class="block review-list" id="customer-reviews"><ol class="items review-items">
       <li class="item review-item"><div class="review-title">Page ${page}</div>
         <div class="rating-result" id="review_1_rating_4" title="80%"><span><span>80%</span></span></div>
         <script>var elemA = document.querySelector('#review_1_rating_4 span');\nif (elemA) {\nelemA.style.width = '80%';\n}</script>
         <script>document.body.dataset.hacked = 'yes'</script>
         <div class="review-content" onclick="alert(1)">Warm &amp; <b>good</b> <img src="x" onerror="alert(2)" alt=""></div>
         <time class="review-date" datetime="2026-10-02">October 2</time></li></ol>
       <div class="review-toolbar"><ul class="pages"><li><a class="page" href="${URL_42}?p=1">1</a></li>
         <li><a class="page" href="${URL_42}?p=2">2</a></li></ul></div></div>`,
    { headers: { 'Content-Type': 'text/html' } },
  );
}

function pageOf({ path }: Call): number {
  return Number(new URLSearchParams(path.split('?')[1]).get('p') ?? 1);
}

interface Place {
  /** Attributes of the tab's heading. */
  tab?: string;
  /** The server's content of the list. */
  inside?: string;
  above?: number;
  settings?: string;
  href?: string;
}

function place({ tab = '', inside = '', above = 2000, settings = '', href = '#review-form' }: Place = {}): HTMLElement {
  const element = show(
    'shop-product-reviews',
    `<div class="product-info-main"><div class="reviews-actions"><a class="add" href="${href}">Add Your Review</a></div></div>
     <div id="above"></div>
     <div id="tab-label-reviews" ${tab}><a href="#reviews">Reviews</a></div>
     <div id="reviews">
       <shop-product-reviews data-url="${URL_42}" ${settings}>
         <div id="product-review-container" data-role="product-review">${inside}</div>
       </shop-product-reviews>
       <form id="review-form"><label>Nickname <input></label></form>
     </div><div id="below"></div>`,
  );
  size('#above', above);
  size('#below', 3000);
  return element;
}

function size(selector: string, height: number): void {
  const part = document.querySelector<HTMLElement>(selector);
  if (part) part.style.height = `${height}px`;
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

const container = () => find('#product-review-container');
const top = (selector: string) => Math.round(find(selector).getBoundingClientRect().top);
const closedTab = 'role="tab" aria-selected="false"';
const openTab = 'role="tab" class="active" aria-selected="true"';

beforeEach(() => {
  window.scrollTo(0, 0);
});

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  document.body.removeAttribute('data-hacked');
});

test('keeps a list printed by the server, and requests nothing', async () => {
  const calls = serve(() => list());
  await ready(place({ tab: openTab, inside: '<ol class="review-list"><li>Warm</li></ol>' }));
  expect(container().textContent).toBe('Warm');
  expect(calls).toEqual([]);
});

interface LoadVector {
  input: { tabRole: string; tabHasActive: boolean; locationHash?: string };
  expected: { loadNow: boolean; scroll?: boolean; loadOn?: string };
}

test.each(vectors<LoadVector['input'], LoadVector['expected']>('review-tab.load'))(
  'loads the reviews at once in an open tab, else when the tab first opens ($id)',
  async ({ input, expected }) => {
    const calls = serve(() => list());
    history.replaceState(null, '', `${location.pathname}${location.search}${input.locationHash ?? ''}`);
    await ready(place({ tab: `role="${input.tabRole}" class="${input.tabHasActive ? 'active' : ''}"` }));
    if (expected.loadNow) {
      await eventually(() => expect(container().textContent).toContain('Page 1'));
      expect(calls).toHaveLength(1);
      await eventually(() => expect(window.scrollY > 0).toBe(expected.scroll));
      return;
    }
    expect(calls).toEqual([]);
    for (let times = 0; times < 2; times += 1) find('#tab-label-reviews').dispatchEvent(new Event('beforeOpen'));
    await eventually(() => expect(container().textContent).toContain('Page 1'));
    expect(calls).toHaveLength(1);
  },
);

test('loads the list once when the shopper clicks a tab that no script marks as active', async () => {
  const calls = serve(() => list());
  await ready(place({ tab: closedTab, above: 0 }));
  for (let times = 0; times < 2; times += 1) find('#tab-label-reviews').click();
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(calls).toHaveLength(1);
});

test('loads the list once when any script activates the tab', async () => {
  const calls = serve(() => list());
  await ready(place({ tab: closedTab, above: 0 }));
  expect(calls).toEqual([]);
  find('#tab-label-reviews').ariaSelected = 'true';
  find('#tab-label-reviews').className = 'active';
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${URL_42}`]);
  expect(calls[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
});

test('without tabs, loads the list when it is near the viewport', async () => {
  const calls = serve(() => list());
  await ready(place());
  expect(calls).toEqual([]);
  window.scrollTo(0, 1800);
  await eventually(() => expect(container().textContent).toContain('Page 1'));
});

test('around all tabs, loads the list when the shopper opens the panel, also before a script has made tabs', async () => {
  const calls = serve(() => list());
  const element = show(
    'shop-product-reviews',
    `<shop-product-reviews data-url="${URL_42}"><div class="product data items">
       <div data-role="collapsible" id="tab-label-reviews"><a href="#reviews">Reviews</a></div>
       <div id="reviews" data-role="content" style="display: none"><div id="product-review-container"></div></div>
     </div></shop-product-reviews>`,
  );
  await ready(element);
  await expectNoRequest(calls);
  find('#reviews').style.display = 'block';
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(calls).toHaveLength(1);
});

test('around all tabs, a link to the reviews opens their panel by its title', async () => {
  serve(() => list());
  const element = show(
    'shop-product-reviews',
    `<shop-product-reviews data-url="${URL_42}" data-duration="0">
       <div class="product-info-main"><div class="reviews-actions"><a class="view" href="#reviews">1 Review</a></div></div>
       <div data-role="collapsible" id="tab-label-reviews"><a href="#reviews">Reviews</a></div>
       <div id="reviews" data-role="content" style="display: none"><div id="product-review-container"></div></div>
     </shop-product-reviews>`,
  );
  // As a theme's script does, which sets no role.
  find('#tab-label-reviews').addEventListener('click', () => find('#reviews').style.removeProperty('display'));
  await ready(element);
  find('.view').click();
  await eventually(() => expect(find('#reviews').checkVisibility()).toBe(true));
});

test('a list that loads above a focused field does not move the field', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  await ready(place());
  window.scrollTo(0, 1900);
  find('#review-form input').focus({ preventScroll: true });
  await eventually(() => expect(container().getAttribute('aria-busy')).toBe('true'));
  const before = top('#review-form input');
  reply.resolve(list());
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(container().getBoundingClientRect().height).toBeGreaterThan(50);
  expect(top('#review-form input')).toBe(before);
});

test('a URL with the reviews’ hash loads them at once and scrolls there', async () => {
  serve(() => list());
  history.replaceState(null, '', `${location.pathname}${location.search}#reviews`);
  place({ tab: closedTab });
  const opened = vi.fn();
  find('#tab-label-reviews a').addEventListener('click', opened);
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(opened).toHaveBeenCalledTimes(1);
  await eventually(() => expect(top('#reviews')).toBe(50));
});

test('a URL with the reviews’ hash also scrolls there if the tabs start later', async () => {
  serve(() => list());
  history.replaceState(null, '', `${location.pathname}${location.search}#reviews`);
  const placed = place();
  find('#reviews').hidden = true;
  await ready(placed);
  find('#tab-label-reviews').role = 'tab';
  listenTo('#tab-label-reviews a');
  await eventually(() => expect(top('#reviews')).toBe(50));
});

test('tabs that start after the shopper has moved on open at the reviews, but do not scroll back', async () => {
  serve(() => list());
  history.replaceState(null, '', `${location.pathname}${location.search}#reviews`);
  await ready(place());
  await eventually(() => expect(top('#reviews')).toBe(50));
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 100);
  const opened = vi.fn((event: Event) => event.preventDefault());
  find('#tab-label-reviews a').addEventListener('click', opened);
  find('#tab-label-reviews').role = 'tab';
  await eventually(() => expect(opened).toHaveBeenCalledTimes(1));
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(100);
});

test('finds the target and the links of a page that is still being parsed', async () => {
  serve(() => list());
  history.replaceState(null, '', `${location.pathname}${location.search}#review-form`);
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const placed = place();
  const form = find('#review-form');
  const info = find('.product-info-main');
  form.replaceWith();
  info.replaceWith();
  await ready(placed);
  placed.after(form);
  document.body.append(info);
  parsing.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await eventually(() => expect(top('#review-form')).toBe(50));
  window.scrollTo(0, 0);
  find('.add').click();
  await eventually(() => expect(document.activeElement).toBe(form));
});

test('sanitizes the list, draws its stars, and announces it to the page’s scripts', async () => {
  const events = vi.fn();
  document.addEventListener('contentUpdated', events, { once: true });
  serve(() => list());
  const element = await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Warm & good'));
  expect(document.body.dataset.hacked).toBeUndefined();
  expect(container().querySelector('[onclick], [onerror], script')).toBeNull();
  expect(container().querySelector('time')?.getAttribute('datetime')).toBe('2026-10-02');
  expect(find('.rating-result > span').style.width).toBe('80%');
  expect(events).toHaveBeenCalledTimes(1);
  await expectAccessible(element);
});

test('draws stars whose width is an attribute, as in Magento 2.4.8, and applies no other styles', async () => {
  serve(
    () =>
      new Response(
        `<ol class="review-items"><li class="review-item"><div class="rating-result" title="80%"><span style="width: 80%;"><span>80%</span></span></div>
         <p class="review-content" style="position: fixed; inset: 0" data-mage-init="{}">Warm</p></li></ol>`,
        { headers: { 'Content-Type': 'text/html' } },
      ),
  );
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Warm'));
  expect(find('.rating-result > span').getAttribute('style')).toBe('width: 80%;');
  expect(find('.review-content').style.position).toBe('');
  expect(find('.review-content').hasAttribute('data-mage-init')).toBe(false);
});

test('draws stars by their text if the reply has no width', async () => {
  const stars = '<div class="rating-result" title="40%"><span><span>40%</span></span></div>';
  serve(() => new Response(`<ol><li>${stars}</li></ol>`, { headers: { 'Content-Type': 'text/html' } }));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(find('.rating-result > span').style.width).toBe('40%'));
});

test('replaces the list by the next page, scrolls to it, and keeps the focus', async () => {
  const calls = serve((call) => list(pageOf(call)));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  find('.pages a[href$="2"]').focus();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(container().textContent).toContain('Page 2'));
  expect(calls.map(({ path }) => path)).toEqual([URL_42, `${URL_42}?p=2`]);
  expect(document.activeElement).toBe(container());
  await eventually(() => expect(top('#reviews')).toBe(50));
});

test('does not scroll a shopper back who has scrolled elsewhere while the next page loads', async () => {
  const reply = later<Response>();
  serve((call) => (call.path.includes('p=2') ? reply.promise : list(pageOf(call))));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  find('.pages a[href$="2"]').click();
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 100);
  reply.resolve(list(2));
  await eventually(() => expect(container().textContent).toContain('Page 2'));
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(100);
});

test('shows another number of reviews on a page', async () => {
  const limiter = `<select class="limiter-options" aria-label="Show"><option value="http://shop.test${URL_42}?limit=10">10</option>
    <option value="http://shop.test${URL_42}?limit=20">20</option></select>`;
  const calls = serve(
    () => new Response(`<ol><li>Reviews</li></ol>${limiter}`, { headers: { 'Content-Type': 'text/html' } }),
  );
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Reviews'));
  await userEvent.selectOptions(page.getByRole('combobox'), '20');
  await eventually(() => expect(calls.map(({ path }) => path)).toEqual([URL_42, `${URL_42}?limit=20`]));
  await eventually(() => expect(top('#reviews')).toBe(50));
});

test('pages keep the parameters of the list’s own URL', async () => {
  const calls = serve((call) => list(pageOf(call)));
  const printed = '<ol class="review-list"></ol><p class="pages"><a href="/tea.html?p=3#reviews">3</a></p>';
  const element = place({ inside: printed });
  element.dataset.url = `${URL_42}?___store=nl&p=1`;
  await ready(element);
  find('.pages a').click();
  await eventually(() => expect(container().textContent).toContain('Page 3'));
  expect(calls.map(({ path }) => path)).toEqual([`${URL_42}?___store=nl&p=3`]);
});

/** A list whose second page is loading, and what the element announces. */
async function loadingSecondPage() {
  const second = later<Response>();
  serve((call) => (pageOf(call) === 2 ? second.promise : list()));
  const element = await ready(place({ tab: openTab }));
  const status = () => element.querySelector('[data-shop-root] [role="status"]')?.textContent;
  await eventually(() => expect(status()).toBe('1 review shown'));
  find('.pages a[href$="2"]').click();
  await eventually(() => expect(status()).toBe('Loading the reviews...'));
  return { element, second, status };
}

test('a copy of the page, as page caches restore it, does not seem to load the second page forever', async () => {
  const { element } = await loadingSecondPage();
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  expect(container().getAttribute('aria-busy')).toBe('true');
  await ready(copy);
  await eventually(() => expect(container().hasAttribute('aria-busy')).toBe(false));
});

test('announces the list, and each of its pages', async () => {
  const { second, status } = await loadingSecondPage();
  second.resolve(list(2));
  await eventually(() => expect(status()).toBe('1 review shown'));
});

test('a setting that changes while a page loads leaves no loading text', async () => {
  const { element, status } = await loadingSecondPage();
  element.dataset.offset = '60';
  await eventually(() => expect(status()).toBe(''));
});

test('another product’s URL loads its list, and another setting does not load it again', async () => {
  const calls = serve((call) => list(call.path.includes('/43/') ? 43 : 42));
  const element = await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 42'));
  element.dataset.offset = '60';
  await new Promise(requestAnimationFrame);
  element.dataset.url = '/review/product/listAjax/id/43/';
  await eventually(() => expect(container().textContent).toContain('Page 43'));
  expect(calls.map(({ path }) => path)).toEqual([URL_42, '/review/product/listAjax/id/43/']);
});

test('supports a theme’s own selectors', async () => {
  serve((call) => list(pageOf(call)));
  const settings = 'data-links=".info a" data-panel="#opinions" data-list=".votes" data-tab="#opinions-tab"';
  const html = `<p class="info"><a href="#opinions">Opinions</a></p><h2 id="opinions-tab" role="tab"><a href="#opinions">Opinions</a></h2>
    <div id="opinions"><shop-product-reviews data-url="${URL_42}" ${settings}><div class="votes"></div></shop-product-reviews></div>`;
  await ready(show('shop-product-reviews', html));
  find('.info a').click();
  await eventually(() => expect(find('.votes').textContent).toContain('Page 1'));
  expect(document.activeElement?.id).toBe('opinions');
});

test('loads the list for links to the product’s page', async () => {
  const calls = serve((call) => list(pageOf(call)));
  const printed = '<ol class="review-list"></ol><p class="pages"><a href="/tea.html?p=3#reviews">3</a></p>';
  await ready(place({ inside: printed }));
  find('.pages a').click();
  await eventually(() => expect(container().textContent).toContain('Page 3'));
  expect(calls.map(({ path }) => path)).toEqual([`${URL_42}?p=3`]);
});

test('shows the later of two requested pages', async () => {
  const first = later<Response>();
  serve((call) => (pageOf(call) === 2 ? first.promise : list(pageOf(call))));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  find('.pages a[href$="2"]').click();
  expect(container().getAttribute('aria-busy')).toBe('true');
  find('.pages a[href$="1"]').click();
  first.resolve(list(2));
  await eventually(() => expect(container().hasAttribute('aria-busy')).toBe(false));
  expect(container().textContent).toContain('Page 1');
});

test('a page that arrives just as the shopper requests another one is not shown', async () => {
  const second = later<Response>();
  const first = later<Response>();
  const calls = serve((call) => (calls.length === 1 ? list() : pageOf(call) === 2 ? second.promise : first.promise));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  find('.pages a[href$="2"]').click();
  const late = list(2);
  // Read when the whole reply has arrived.
  vi.spyOn(late, 'headers', 'get').mockImplementation(() => {
    find('.pages a[href$="1"]').click();
    return new Headers();
  });
  second.resolve(late);
  await eventually(() => expect(calls).toHaveLength(3));
  await new Promise(requestAnimationFrame);
  expect(container().textContent).not.toContain('Page 2');
  expect(container().getAttribute('aria-busy')).toBe('true');
  first.resolve(list(1));
  await eventually(() => expect(container().hasAttribute('aria-busy')).toBe(false));
});

test('reviews stay readable while others load; a slow shop gets a note', async () => {
  const second = later<Response>();
  serve((call) => (pageOf(call) === 2 ? second.promise : list(pageOf(call))));
  const element = await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  // As dark as Luma's text.
  element.style.color = '#333';
  find('.pages a[href$="2"]').click();
  await expectAccessible(container());
  await expect.poll(() => page.getByText('Loading the reviews...').element().className).toContain('shop-slow');
  await expectAccessible(element);
  second.resolve(list(2));
  await expect.poll(() => element.querySelector('.shop-slow')).toBeNull();
});

test.each(vectors<{ reviewsTop: number }, { scrollTop: number; ms: number }>('review-tab.scroll'))(
  'turning the page scrolls to 50 pixels above the reviews ($id)',
  async ({ input, expected }) => {
    serve((call) => list(pageOf(call)));
    const inside = `<ol class="review-list"></ol><p class="pages"><a href="${URL_42}?p=2">2</a></p>`;
    const element = await ready(place({ inside, above: 500 }));
    size('#above', 500 + input.reviewsTop - (top('#reviews') + window.scrollY));
    expect(element.dataset.duration).toBeUndefined();
    find('.pages a').click();
    await eventually(() => expect(Math.round(window.scrollY)).toBe(expected.scrollTop));
  },
);

interface AddLink {
  href: string;
  anchorTop: number;
}

test.each(vectors<AddLink, { scrollTop: number }>('review-tab.add-link'))(
  'the link to the form opens the tab and scrolls there, as in vector $id',
  async ({ input, expected }) => {
    serve(() => list());
    await ready(place({ tab: closedTab, href: new URL(input.href).hash, above: 500 }));
    size('#above', 500 + input.anchorTop - (top('#review-form') + window.scrollY));
    const opened = vi.fn((event: Event) => event.preventDefault());
    find('#tab-label-reviews a').addEventListener('click', opened);
    find('.add').click();
    expect(opened).toHaveBeenCalledTimes(1);
    await eventually(() => expect(Math.abs(top('#review-form') - 50)).toBeLessThanOrEqual(1));
    await eventually(() => expect(container().textContent).toContain('Page 1'));
    expect(Math.abs(top('#review-form') - (input.anchorTop - expected.scrollTop))).toBeLessThanOrEqual(1);
    expect(document.activeElement).toBe(find('#review-form'));
  },
);

/** They jump: a scroll that is still running would carry off the accordion's title, which the shopper clicks. */
const reviews = `<div id="reviews">
  <shop-product-reviews data-url="${URL_42}" data-duration="0"><div id="product-review-container"></div></shop-product-reviews>
  <form id="review-form"><label>Nickname <input></label></form></div>`;

/** Reviews in a closed part of the page, with the link to the form far above. */
async function placeIn(html: string): Promise<void> {
  serve(() => list());
  const element = show(
    'shop-product-reviews',
    `<p class="product-info-main"><span class="reviews-actions"><a class="add" href="#review-form">Add Your Review</a></span></p>
     <div id="above"></div>${html}<div id="below"></div>`,
  );
  size('#above', 2000);
  size('#below', 3000);
  const around = document.querySelector<HTMLElement>('shop-tabs, shop-accordion');
  if (around) await ready(around);
  await ready(element);
}

async function atTheForm(): Promise<void> {
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
  await eventually(() => expect(top('#review-form')).toBe(50));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(document.activeElement?.id).toBe('review-form');
}

/** A tab of another script: a click shows its panel. */
function listenTo(tab: string): void {
  find('#reviews').hidden = true;
  find(tab).addEventListener('click', (event) => {
    event.preventDefault();
    find('#reviews').hidden = false;
  });
}

describe('the link to the form opens', () => {
  const tabs = (id: string) => `<shop-tabs>
    <ul role="tablist"><li><a href="#details">Details</a></li><li ${id}><a href="#reviews">Reviews</a></li></ul>
    <div data-element="content"><div id="details">Made of steel</div>${reviews}</div></shop-tabs>`;

  test.each([
    ['by the tab’s name', 'id="tab-label-reviews"'],
    ['by the panel', ''],
  ])('our tabs, found %s', async (_, id) => {
    await placeIn(tabs(id));
    const { length } = history;
    find('.add').click();
    await atTheForm();
    await expect.element(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
    expect(history).toHaveLength(length);
  });

  test('any tab that controls the panel', async () => {
    await placeIn(`<p role="tablist"><button role="tab" aria-controls="reviews">Opinions</button></p>${reviews}`);
    listenTo('[role="tab"]');
    find('.add').click();
    await atTheForm();
  });

  test('Luma’s tabs, which get their role after the element has started', async () => {
    await placeIn(`<div id="tab-label-reviews"><a href="#reviews">Reviews</a></div>${reviews}`);
    listenTo('#tab-label-reviews a');
    find('#tab-label-reviews').role = 'tab';
    find('.add').click();
    await atTheForm();
  });

  test('Luma’s tabs, which start after the link was clicked', async () => {
    await placeIn(`<div id="tab-label-reviews" data-role="collapsible"><a href="#reviews">Reviews</a></div>${reviews}`);
    find('#reviews').hidden = true;
    find('.add').click();
    await eventually(() => expect(container().textContent).toContain('Page 1'));
    expect(window.scrollY).toBe(0);
    find('#tab-label-reviews').role = 'tab';
    listenTo('#tab-label-reviews a');
    await atTheForm();
  });

  test('a theme’s script that sets no role on Luma’s markup', async () => {
    await placeIn(`<div id="tab-label-reviews" data-role="collapsible"><a href="#reviews">Reviews</a></div>${reviews}`);
    listenTo('#tab-label-reviews a');
    find('.add').click();
    await atTheForm();
  });

  test('an accordion, each time the shopper has closed it', async () => {
    await placeIn(`<shop-accordion data-duration="0"><section><h3 id="tab-label-reviews">Reviews</h3>${reviews}</section>
      </shop-accordion>`);
    find('.add').click();
    await atTheForm();
    await page.getByRole('button', { name: 'Reviews' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).not.toBeInTheDocument();
    find('.add').click();
    await atTheForm();
  });
});

test('keeps the form in view when the list arrives late', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  await ready(place());
  find('.add').click();
  await eventually(() => expect(top('#review-form')).toBe(50));
  reply.resolve(list());
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(Math.abs(top('#review-form') - 50)).toBeLessThanOrEqual(1);
});

test('does not scroll back a shopper who has scrolled elsewhere', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  await ready(place());
  find('.add').click();
  await eventually(() => expect(top('#review-form')).toBe(50));
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 100);
  reply.resolve(list());
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(window.scrollY).toBe(100);
});

test('leaves a link without a target on the page to the browser', async () => {
  serve(() => list());
  await ready(place({ href: '#elsewhere' }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.add').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('leaves a click with Shift to the browser, which opens a window', async () => {
  serve(() => list());
  await ready(place());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true });
  find('.add').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  find('.add').dispatchEvent(click);
  expect(document.activeElement).not.toBe(find('#review-form'));
});

interface PagingFailure {
  input: { status: number; fromPages: boolean };
  expected: { list: string; scroll: boolean; message: string };
}

test.each(vectors<PagingFailure['input'], PagingFailure['expected']>('review-tab.paging-failure'))(
  'keeps the list if a page fails to load, shows an error, and offers to retry, as in vector $id',
  async ({ input, expected }) => {
    let isBroken = true;
    serve((call) => (pageOf(call) === 2 && isBroken ? new Response('', { status: input.status }) : list(pageOf(call))));
    const element = await ready(place({ tab: openTab }));
    await eventually(() => expect(container().textContent).toContain('Page 1'));
    const before = container().innerHTML;
    find('.pages a[href$="2"]').click();
    await eventually(() =>
      expect(element.querySelector('[role=status]')?.textContent).toContain('could not be loaded'),
    );
    expect(container().innerHTML === before).toBe(expected.list === 'unchanged');
    await eventually(() => expect(top('#reviews')).toBe(expected.scroll ? 50 : 0));
    await expectAccessible(element);
    isBroken = false;
    find('shop-product-reviews button').click();
    await eventually(() => expect(container().textContent).toContain('Page 2'));
    expect(element.querySelector('button')).toBeNull();
  },
);

test('the message about a page that failed to load is in view, even below a long list', async () => {
  serve((call) => (pageOf(call) === 2 ? new Response('', { status: 500 }) : list(pageOf(call))));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  container().style.minHeight = '3000px';
  find('.pages a[href$="2"]').click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await eventually(() => expect(top('#reviews')).toBe(50));
  expect(find('shop-product-reviews button').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});

test('trying again keeps the focus at the reviews', async () => {
  const reply = later<Response>();
  const calls = serve(() => (calls.length === 1 ? new Response('', { status: 500 }) : reply.promise));
  await ready(place({ tab: openTab }));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  find('shop-product-reviews button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(container());
  reply.resolve(list());
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  expect(document.activeElement).toBe(container());
});

test.each([
  ['is empty', '\n'],
  ['has no tags', '{"error": 1}'],
])('keeps the list if another page %s, and offers to retry', async (_, reply) => {
  serve((call) => (pageOf(call) === 2 ? new Response(reply) : list(pageOf(call))));
  await ready(place({ tab: openTab }));
  await eventually(() => expect(container().textContent).toContain('Page 1'));
  find('.pages a[href$="2"]').click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(container().textContent).toContain('Page 1');
});

test('keeps the link to the reviews if the server cannot be reached', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  const element = await ready(place({ tab: openTab, inside: '<a href="/tea.html?p=1#reviews">Read the reviews</a>' }));
  await eventually(() => expect(element.querySelector('button')?.textContent).toBe('Try again'));
  expect(container().textContent).toBe('Read the reviews');
});

test('without a container, puts the list into the element', async () => {
  serve(() => list());
  const element = show('shop-product-reviews', `<shop-product-reviews data-url="${URL_42}"></shop-product-reviews>`);
  await eventually(() => expect(element.textContent).toContain('Page 1'));
});

test('an element removed while it loads leaves no busy list behind', async () => {
  serve(() => later<Response>().promise);
  const element = await ready(place({ tab: openTab }));
  expect(container().getAttribute('aria-busy')).toBe('true');
  const loading = container();
  element.replaceWith(...element.childNodes);
  await eventually(() => expect(loading.hasAttribute('aria-busy')).toBe(false));
});

test('a removed element requests nothing', async () => {
  const calls = serve(() => list());
  const element = await ready(place({ tab: closedTab }));
  element.parentNode?.removeChild(element);
  await eventually(() => expect(element.querySelector('[data-shop-root]')).toBeNull());
  find('#tab-label-reviews').className = 'active';
  find('.add').click();
  await expectNoRequest(calls);
});
