import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, ready, recordEvents } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './masonry.css';
import './define';

type Sizes = readonly (readonly [width: number | string, height: number])[];

const css = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);

const wall = (sizes: Sizes, attributes = '', width = 300) => `
  <div id="frame" style="inline-size: ${width}px"><shop-masonry data-item="li" ${attributes}>
    <ul style="margin: 0; padding: 0; list-style: none">${sizes
      .map(([inline, block], index) => `<li style="inline-size: ${css(inline)}; block-size: ${block}px">${index}</li>`)
      .join('')}</ul></shop-masonry></div>`;

const items = () => Array.from(document.querySelectorAll<HTMLElement>('li'));
const round = (value: number) => Math.round(value * 10) / 10;

/** The position of each item in the list, by its text. */
function places(): [x: number, y: number][] {
  const list = document.querySelector('ul')?.getBoundingClientRect();
  return items()
    .sort((one, other) => Number(one.textContent) - Number(other.textContent))
    .map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return [round(left - (list?.left ?? 0)), round(top - (list?.top ?? 0))];
    });
}

/** WebKit positions boxes on whole pixels, and in a test's frame it does not observe content shown later. */
const outOfWebKit = test.skipIf(server.browser === 'webkit');

const squares: Sizes = Array.from({ length: 6 }, () => [100, 100]);
const grid = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 100],
  [100, 100],
  [200, 100],
];

interface Input {
  width: number;
  gutter: number;
  columnWidth?: number;
  items: Sizes;
}

interface Expected {
  positions: [number, number][];
  height: number;
}

const cases = (behaviour: string, layout: string) =>
  vectors<Input, Expected>(behaviour).map((vector) => ({ ...vector, layout }));

outOfWebKit.each([
  ...cases('layout.packery', 'packery'),
  ...cases('layout.masonry', 'masonry'),
  ...cases('layout.fit-rows', 'fitRows'),
])('on the page, items are where $layout places them ($id)', async ({ input, expected, layout }) => {
  const { width, gutter, columnWidth = 0 } = input;
  const attributes = `data-layout="${layout}" data-gutter="${gutter}" data-column-width="${columnWidth}"`;
  const element = await drawn('shop-masonry', wall(input.items, attributes, width));
  expect(places()).toEqual(expected.positions);
  expect(element.offsetHeight).toBe(expected.height);
});

test('is accessible, also when its items can be moved', async () => {
  await expectAccessible(await drawn('shop-masonry', wall(squares, 'data-draggable="true"')));
});

interface Timing {
  transition: string;
  resizeDebounceMs: number;
  firstLayoutAnimated: boolean;
}

test.each(vectors<object, Timing>('layout.timing'))(
  'animates changes after resizing, but not the first layout ($id)',
  async ({ expected }) => {
    await drawn('shop-masonry', wall(squares));
    const duration = () => getComputedStyle(items()[0] ?? document.body).transitionDuration;
    expect(duration()).toBe(expected.firstLayoutAnimated ? expected.transition : '0s');
    const frame = document.querySelector<HTMLElement>('#frame');
    if (frame === null) throw new Error('no frame');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    frame.style.inlineSize = '200px';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(places()).toEqual(grid);
    await vi.advanceTimersByTimeAsync(expected.resizeDebounceMs);
    await expect.poll(duration).toBe(expected.transition);
    await expect.poll(() => places()[2]).toEqual([0, 100]);
  },
);

test.each(['0.0001', '-5'])('a column of %s pixels counts as 0: the first item’s width is used', async (width) => {
  await drawn('shop-masonry', wall(squares, `data-layout="masonry" data-column-width="${width}"`));
  expect(places()).toEqual(grid);
});

outOfWebKit('items with widths in percent keep their positions while the width changes', async () => {
  const quarters: Sizes = Array.from({ length: 6 }, () => ['25%', 50]);
  await drawn('shop-masonry', wall(quarters, '', 400));
  expect(places()[3]).toEqual([300, 0]);
  const frame = document.querySelector<HTMLElement>('#frame');
  if (frame !== null) frame.style.inlineSize = '333px';
  expect(places()[3]).toEqual([round(333 * 0.75), 0]);
  expect(places()[4]).toEqual([0, 50]);
});

test('reports a column width that is neither a number nor a selector', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = await drawn('shop-masonry', '<shop-masonry data-gutter="##x"><ul><li>a</li></ul></shop-masonry>');
  expect(element.dataset.state).toBe('error');
  expect(error.mock.calls[0]?.[0]).toContain('or a CSS selector, found "##x"');
  error.mockRestore();
});

test('elements inside can set column and gutter widths', async () => {
  const sizers = `data-column-width=".column" data-gutter=".gutter"`;
  const html = wall(
    [
      [100, 50],
      [100, 80],
      [100, 50],
    ],
    `data-layout="masonry" ${sizers}`,
    320,
  ).replace(
    '<ul',
    '<div class="column" style="inline-size: 100px"></div><div class="gutter" style="inline-size: 10px"></div><ul',
  );
  await drawn('shop-masonry', html);
  expect(places()).toEqual([
    [0, 0],
    [110, 0],
    [220, 0],
  ]);
});

test.each(['display: block', 'display: flex'])(
  'lays out its children with style="%s" on the element',
  async (style) => {
    const children = squares.map(
      (_, index) => `<p style="margin: 0; inline-size: 100px; block-size: 100px">${index}</p>`,
    );
    const element = await drawn(
      'shop-masonry',
      `<div style="inline-size: 300px"><shop-masonry style="${style}">${children.join('')}</shop-masonry></div>`,
    );
    const { left, top } = element.getBoundingClientRect();
    const found = [...element.querySelectorAll('p')].map((item) => item.getBoundingClientRect());
    expect(found.map((box) => [round(box.left - left), round(box.top - top)])).toEqual(grid);
    expect(element.offsetHeight).toBe(200);
    element.style.display = 'none';
    expect(element.checkVisibility()).toBe(false);
  },
);

outOfWebKit('lays everything out again when a picture loads, an item is added or a tab opens', async () => {
  await drawn('shop-masonry', `<div id="tab" hidden>${wall(squares)}</div>`);
  document.querySelector('#tab')?.removeAttribute('hidden');
  await expect.poll(places).toEqual(grid);
  const [first] = items();
  if (first) first.style.blockSize = '150px';
  await expect.poll(() => places()[3]).toEqual([100, 100]);
  const late = document.createElement('li');
  late.style.cssText = 'inline-size: 300px; block-size: 40px';
  late.textContent = '6';
  document.querySelector('ul')?.append(late);
  await expect.poll(() => places()[6]?.[1]).toBeGreaterThanOrEqual(200);
});

test('from right to left, starts on the right', async () => {
  await drawn('shop-masonry', `<div dir="rtl">${wall(squares)}</div>`);
  expect(places().slice(0, 3)).toEqual([
    [200, 0],
    [100, 0],
    [0, 0],
  ]);
});

test('arrow keys move the focused item', async () => {
  const events = recordEvents<{ from: number; to: number }>('shop-masonry-move');
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(items().map(({ textContent }) => textContent)).toEqual(['1', '2', '0', '3', '4', '5']);
  expect(document.activeElement?.textContent).toBe('0');
  await expect.element(page.getByRole('status')).toHaveTextContent('Moved to 3 of 6');
  await userEvent.keyboard('{ArrowLeft}');
  expect(events.map(({ detail: { from, to } }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  await expect.poll(() => places()[0]).toEqual([100, 0]);
});

test('leaves the browser’s own shortcuts alone, such as Alt and an arrow key for Back', async () => {
  const events = recordEvents('shop-masonry-move');
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(events).toEqual([]);
});

outOfWebKit('shows its items if its style sheet comes late', async () => {
  // As if the style sheet were not there yet.
  const early = new CSSStyleSheet();
  early.replaceSync('[class][class].shop-masonry__list { display: block }');
  document.adoptedStyleSheets = [early];
  await drawn('shop-masonry', wall(squares));
  // Until its observers have seen it like this.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.adoptedStyleSheets = [];
  await expect.poll(places).toEqual(grid);
  expect(items()[0]?.checkVisibility({ visibilityProperty: true })).toBe(true);
});

/** A simulated pointer. Coordinates start at the item's top left corner. */
function pointerOn(
  item: HTMLElement | undefined,
  button = 0,
): (type: 'down' | 'move' | 'up', x: number, y: number) => void {
  if (item === undefined) throw new Error('no item');
  const { left, top } = item.getBoundingClientRect();
  // Without a real pointer, capturing would throw.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  onTestFinished(() => capture.mockRestore());
  return (type, x, y) =>
    item.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        bubbles: true,
        pointerId: 1,
        button,
        clientX: left + x,
        clientY: top + y,
      }),
    );
}

const order = () => items().map(({ textContent }) => textContent);

test('dragging an item makes the others move', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [item] = items();
  const pointer = pointerOn(item);
  pointer('down', 50, 50);
  pointer('move', 150, 160);
  expect(item?.getAttribute('data-state')).toBe('dragged');
  expect(places()[0]).toEqual([100, 110]);
  await expect.poll(() => places()[1]).toEqual([0, 0]);
  expect(places()[0]).toEqual([100, 110]);
  pointer('up', 150, 160);
  expect(order()).toEqual(['1', '2', '3', '4', '0', '5']);
  await expect.poll(() => places()[0]).toEqual([100, 100]);
  expect(item?.hasAttribute('data-state')).toBe(false);
});

test('the click that ends a drag follows no link; later clicks do', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [item] = items();
  item?.insertAdjacentHTML('beforeend', '<a href="#elsewhere">Elsewhere</a>');
  const link = item?.querySelector('a');
  const pointer = pointerOn(item);
  const prevented: boolean[] = [];
  link?.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  pointer('down', 50, 50);
  pointer('move', 60, 50);
  pointer('up', 60, 50);
  link?.click();
  expect(prevented).toEqual([true]);
  link?.focus();
  // A key can arrive before the drag's click is over.
  await eventually(async () => {
    await userEvent.keyboard('{Enter}');
    expect(prevented.at(-1)).toBe(false);
  });
});

test('a press whose pointer trembles is a click, and moves nothing', async () => {
  const events = recordEvents('shop-masonry-move');
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [item] = items();
  item?.insertAdjacentHTML('beforeend', '<a href="#elsewhere">Elsewhere</a>');
  const link = item?.querySelector('a');
  let isPrevented: boolean | undefined;
  link?.addEventListener('click', (event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  const pointer = pointerOn(item);
  pointer('down', 50, 50);
  pointer('move', 51, 51);
  expect(item?.hasAttribute('data-state')).toBe(false);
  pointer('up', 51, 51);
  link?.click();
  expect(isPrevented).toBe(false);
  expect(places()).toEqual(grid);
  expect(events).toEqual([]);
});

test('a second finger ends the drag of the first, and no item stays out of its place', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [first, , , , , last] = items();
  const [finger, second] = [pointerOn(first), pointerOn(last)];
  finger('down', 50, 50);
  finger('move', 60, 60);
  second('down', 50, 50);
  second('up', 50, 50);
  finger('up', 60, 60);
  expect(document.querySelector('[data-state="dragged"]')).toBeNull();
  await expect.poll(places).toEqual(grid);
});

test('an item that was released outside the list does not stay on the pointer', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [item] = items();
  const pointer = pointerOn(item);
  pointer('down', 50, 50);
  const moved = { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: 300, clientY: 300 };
  item?.dispatchEvent(new PointerEvent('pointermove', moved));
  item?.dispatchEvent(new PointerEvent('pointermove', { ...moved, buttons: 1 }));
  expect(document.querySelector('[data-state="dragged"]')).toBeNull();
});

test('the browser drags no link or picture of an item, because that would end our own drag', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const drag = new DragEvent('dragstart', { bubbles: true, cancelable: true });
  items()[0]?.dispatchEvent(drag);
  expect(drag.defaultPrevented).toBe(true);
});

test('another mouse button and a control inside drag nothing', async () => {
  await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const [item] = items();
  item?.insertAdjacentHTML('beforeend', '<button type="button">Add to Cart</button>');
  for (const pointer of [pointerOn(item, 2), pointerOn(item?.querySelector('button') ?? undefined)]) {
    pointer('down', 50, 50);
    pointer('move', 150, 160);
    expect(document.querySelector('[data-state="dragged"]')).toBeNull();
    pointer('up', 150, 160);
  }
  expect(places()).toEqual(grid);
});

test('a wide item that has made room does not move back while the dragged item is still above it', async () => {
  await drawn(
    'shop-masonry',
    wall(
      [
        [200, 100],
        [100, 100],
        [100, 100],
      ],
      'data-draggable="true"',
    ),
  );
  const pointer = pointerOn(items()[1]);
  pointer('down', 50, 50);
  pointer('move', -60, 50);
  await expect.poll(order).toEqual(['1', '0', '2']);
  pointer('move', -65, 50);
  pointer('up', -65, 50);
  expect(order()).toEqual(['1', '0', '2']);
});

test('lays out the list that a filter puts in place of the old one, and its items can be moved', async () => {
  const element = await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  const old = element.querySelector('ul');
  const list = old?.cloneNode() as HTMLElement;
  list.removeAttribute('data-masonry');
  list.className = '';
  list.style.gridTemplateRows = '';
  list.innerHTML = squares
    .map((_, index) => `<li style="inline-size: 100px; block-size: 100px">${index}</li>`)
    .join('');
  old?.replaceWith(list);
  await expect.poll(places).toEqual(grid);
  expect(old?.querySelector('[data-masonry-item], [tabindex]')).toBeNull();
  items()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(order()).toEqual(['1', '0', '2', '3', '4', '5']);
  list.insertAdjacentHTML('beforeend', '<li style="inline-size: 100px; block-size: 100px">6</li>');
  await expect.poll(() => places()[6]).toEqual([0, 200]);
});

test('restores the items when it is removed', async () => {
  const element = await drawn('shop-masonry', wall(squares, 'data-draggable="true"'));
  element.parentNode?.removeChild(element);
  await expect.poll(() => element.querySelector('[data-masonry-item], [tabindex]')).toBeNull();
  expect(element.querySelector('li')?.style.transform).toBe('');
  expect(element.querySelector('[data-masonry]')).toBeNull();
});

test('restores the items when a script takes the element away from around them', async () => {
  const element = await drawn('shop-masonry', wall(squares));
  element.replaceWith(...element.querySelectorAll('ul'));
  await expect.poll(() => document.querySelector('[data-masonry-item]')).toBeNull();
  expect(items().map((item) => item.style.transform)).toEqual(squares.map(() => ''));
});

test.skipIf(server.browser !== 'chromium')('on paper, the items are in rows of the paper’s width', async () => {
  const element = await drawn('shop-masonry', wall(squares));
  await commands.emulateMedia({ media: 'print' });
  onTestFinished(() => commands.emulateMedia({ media: null }));
  const frame = element.parentElement ?? element;
  frame.style.inlineSize = '250px';
  expect(places()).toEqual([
    [0, 0],
    [100, 0],
    [0, 100],
    [100, 100],
    [0, 200],
    [100, 200],
  ]);
  expect(element.offsetHeight).toBe(300);
});

outOfWebKit('a copy of the page, as page caches restore it, follows the sizes of its items', async () => {
  await drawn('shop-masonry', wall(squares.slice(0, 4), 'data-draggable="true"'));
  const element = document.querySelector('shop-masonry');
  const copy = element?.cloneNode(true) as HTMLElement;
  element?.replaceWith(copy);
  await ready(copy);
  const [first] = items();
  const hint = copy.querySelector('[data-shop-root] [hidden]');
  expect(first?.getAttribute('aria-describedby')).toBe(hint?.id);
  first?.style.setProperty('block-size', '150px');
  await expect.poll(() => places().at(-1)).toEqual([100, 100]);
});
