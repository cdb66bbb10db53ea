import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, recordEvents, recordNavigation } from '#testing/page';
import { type Call, later, serve } from '#testing/server';
import '../price-slider/define';
import './define';

const home = location.href;

/** A category page whose only filter is a price slider. Its form is for shoppers without JavaScript. */
const category = (attributes: string) => `
  <div class="products wrapper"><ol class="product-items"><li class="product-item">Tea</li></ol></div>
  <div class="block filter"><div class="filter-options-item active"><div class="filter-options-title">Price</div>
    <div class="filter-options-content"><shop-price-slider data-min-value="10" data-max-value="90" ${attributes}>
      <form data-shop-fallback action="/tea.html"><input type="hidden" name="color" value="49">
        <label>Lowest <input type="number" name="from"></label> <label>Highest <input type="number" name="to"></label>
      </form></shop-price-slider></div></div></div>`;

const place = (attributes: string) =>
  drawn('shop-price-slider', `<shop-layered-nav>${category(attributes)}</shop-layered-nav>`);

const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });

beforeEach(() => history.replaceState(null, '', '/tea.html'));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

test('the focus stays in the price field that the shopper has reached when the list arrives', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const url = 'data-ajax-url="/tea.html?price=from-to"';
  await place(url);
  await field('From').fill('20');
  await userEvent.tab();
  await expect.element(field('To')).toHaveFocus();
  reply.resolve(new Response(`<body>${category(`${url} data-selected-from="30"`)}</body>`));
  await expect.element(field('From')).toHaveValue(30);
  await expect.element(field('To')).toHaveFocus();
});

test('a price that the shopper is typing when the list arrives is not lost', async () => {
  const reply = later<Response>();
  const calls = serve(() => reply.promise.then((page) => page.clone()));
  const visited = recordNavigation();
  const url = 'data-ajax-url="/tea.html?price=from-to"';
  await place(url);
  await field('From').fill('30');
  await userEvent.tab();
  await userEvent.keyboard('7');
  reply.resolve(new Response(`<body>${category(`${url} data-selected-from="30"`)}</body>`));
  await expect.element(field('From')).toHaveValue(30);
  await userEvent.keyboard('5');
  await expect.element(field('To')).toHaveValue(75);
  expect(visited).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/tea.html?price=30-90', '/tea.html?price=30-75']);
});

describe('a move that is not finished when the list arrives', () => {
  const url = 'data-ajax-url="/tea.html?price=from-to"';
  const thumb = (name: string) => page.getByRole('slider', { name });

  /** Points at a fraction of the track. */
  function pointAt(type: string, fraction: number): void {
    const track = thumb('Highest price').element().closest('.shop-price-slider');
    const { left = 0, width = 0 } = track?.getBoundingClientRect() ?? {};
    track?.dispatchEvent(new PointerEvent(type, { clientX: left + fraction * width, pointerId: 1, bubbles: true }));
  }

  /** Starts a move while a first price loads, then shows the reply with that price. */
  async function moveDuring(move: () => unknown): Promise<Call[]> {
    // Firefox captures only real pointers, not those of these tests.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    const reply = later<Response>();
    const calls = serve(() => reply.promise.then((page) => page.clone()));
    await place(url);
    await field('From').fill('30');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls).toHaveLength(1);
    await move();
    reply.resolve(new Response(`<body>${category(`${url} data-selected-from="30"`).replace('Tea', 'Coffee')}</body>`));
    return calls;
  }

  test('by keys is not lost', async () => {
    const calls = await moveDuring(async () => {
      thumb('Highest price').element().focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    });
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/tea.html?price=30-90', '/tea.html?price=30-88']);
  });

  test('by pointer is not lost', async () => {
    const calls = await moveDuring(() => pointAt('pointerdown', 0.8));
    // Long enough for the reply to be shown, if it did not wait.
    for (const _ of Array(20)) await new Promise(requestAnimationFrame);
    pointAt('pointermove', 0.5);
    pointAt('pointerup', 0.5);
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/tea.html?price=30-90', '/tea.html?price=30-50']);
  });

  test('shows the list at its end, if the price is the same again', async () => {
    const calls = await moveDuring(() => pointAt('pointerdown', 0.8));
    for (const _ of Array(20)) await new Promise(requestAnimationFrame);
    await expect.element(page.getByText('Tea')).toBeVisible();
    pointAt('pointermove', 1);
    pointAt('pointerup', 1);
    await expect.element(page.getByText('Coffee')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test('after Back while a price loads, the slider shows the prices of the list, and the price can be chosen again', async () => {
  const calls = serve(() => later<Response>().promise);
  await place('data-ajax-url="/tea.html?price=from-to"');
  for (const count of [1, 2]) {
    await field('From').fill('20');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls).toHaveLength(count);
    history.back();
    await expect.element(field('From')).toHaveValue(10);
  }
});

test('a slider without a URL only fires its event', async () => {
  const loads = recordEvents('shop-layered-nav-load');
  const changes = recordEvents('shop-price-slider-change');
  const visited = recordNavigation();
  await place('');
  await field('From').fill('20');
  await userEvent.tab();
  await expect.poll(() => changes).toHaveLength(1);
  expect(loads).toEqual([]);
  expect(visited).toEqual([]);
});
