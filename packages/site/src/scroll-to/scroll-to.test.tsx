import { doctor } from '@shop-elements/core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../collapse/define';
import './define';

const page = (attributes = '') => `
  <shop-scroll-to ${attributes}><a href="#reviews">Read the reviews</a></shop-scroll-to>
  <h2 id="reviews" class="target">Reviews</h2><div class="rest"></div>
  <h2 id="other">Other</h2>`;

/** Positions the target on a long page. */
function place(top: number): void {
  const target = document.querySelector<HTMLElement>('.target');
  const rest = document.querySelector<HTMLElement>('.rest');
  if (target === null || rest === null) throw new Error('no target');
  Object.assign(target.style, { position: 'absolute', insetBlockStart: `${top}px`, margin: '0' });
  rest.style.blockSize = '5000px';
}

function press(): void {
  document.querySelector('a')?.click();
}

beforeEach(() => window.scrollTo(0, 0));

test('keeps the server’s link and is accessible', async () => {
  await expectAccessible(await drawn('shop-scroll-to', page()));
});

test.each(vectors<{ elementTop: number }, { scrollTop: number; ms: number }>('scroll-to'))(
  'scrolls to 135 pixels above the target, at $input.elementTop ($id)',
  async ({ input, expected }) => {
    const arrived = recordEvents('shop-scroll-to-arrive');
    await drawn('shop-scroll-to', page());
    place(input.elementTop);
    press();
    await expect.poll(() => arrived.length).toBe(1);
    expect(Math.round(window.scrollY)).toBe(expected.scrollTop);
  },
);

test('moves the focus and changes the URL', async () => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page('data-duration="0"'));
  place(1000);
  press();
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.activeElement?.id).toBe('reviews');
  expect(location.hash).toBe('#reviews');
});

test('opens the panel or tab that contains the target', async () => {
  history.replaceState(null, '', location.pathname);
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn(
    'shop-collapse',
    `<shop-scroll-to data-duration="0"><a href="#washing">How to wash it</a></shop-scroll-to><div style="block-size: 3000px"></div>
     <shop-collapse><button>Care</button><div><h3 id="washing">Washing</h3></div></shop-collapse><div style="block-size: 3000px"></div>`,
  );
  press();
  await expect.poll(() => arrived.length).toBe(1);
  const target = document.querySelector('h3');
  expect(target?.checkVisibility()).toBe(true);
  // WebKit rounds scroll positions.
  expect(Math.abs((target?.getBoundingClientRect().top ?? 0) - 135)).toBeLessThan(2);
  expect(document.activeElement).toBe(target);
  expect(location.hash).toBe('#washing');
});

test.each([
  ['a link', '<shop-scroll-to data-duration="0"><a href="#washing">How to wash it</a></shop-scroll-to>'],
  [
    'a button',
    '<shop-scroll-to data-target="#washing" data-duration="0"><button class="go">How to wash it</button></shop-scroll-to>',
  ],
])('%s opens the panel that contains the target, also after the shopper has closed it', async (_, control) => {
  history.replaceState(null, '', location.pathname);
  const arrived = recordEvents('shop-scroll-to-arrive');
  const panel = await drawn(
    'shop-collapse',
    `${control}<shop-collapse data-duration="0"><button>Care</button><div><h3 id="washing">Washing</h3></div></shop-collapse>`,
  );
  const go = document.querySelector<HTMLElement>('shop-scroll-to :is(a, button)');
  go?.click();
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.activeElement?.id).toBe('washing');
  panel.querySelector('button')?.click();
  expect(document.querySelector('h3')?.checkVisibility()).toBe(false);
  go?.click();
  await expect.poll(() => arrived.length).toBe(2);
  expect(document.activeElement?.id).toBe('washing');
});

test('the target and the offset can be configured', async () => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page('data-duration="0" data-target="#other" data-offset="0"'));
  place(1000);
  press();
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.activeElement?.id).toBe('other');
});

test('stops at the offset above the target', async () => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page('data-duration="0" data-offset="40"'));
  place(1000);
  press();
  await expect.poll(() => arrived.length).toBe(1);
  expect(Math.round(window.scrollY)).toBe(960);
});

test.each(['/product-b.html#reviews', '?id=another#reviews'])(
  'leaves a link to another page alone: %s',
  async (url) => {
    await drawn(
      'shop-scroll-to',
      `<shop-scroll-to><a href="${url}">Reviews of B</a></shop-scroll-to><h2 id="reviews">Reviews of A</h2>`,
    );
    let wasPrevented: boolean | undefined;
    const checked = (event: Event): void => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', checked, { once: true });
    press();
    expect(wasPrevented).toBe(false);
  },
);

test.each(['100%', 'größe', 'a b'])('finds the target with the id "%s"', async (id) => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn(
    'shop-scroll-to',
    `<shop-scroll-to data-duration="0"><a href="#${id}">Read</a></shop-scroll-to><h2 id="${id}">Size</h2>`,
  );
  press();
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.activeElement?.id).toBe(id);
  history.replaceState(null, '', location.pathname + location.search);
});

test('leaves a link to another page alone', async () => {
  await drawn('shop-scroll-to', '<shop-scroll-to><a href="https://shop.example/help?a=1">Help</a></shop-scroll-to>');
  let isPrevented = true;
  document.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  press();
  expect(isPrevented).toBe(false);
});

test.each([
  ['<shop-scroll-to data-target=".none"><a href="#a">Go</a></shop-scroll-to>', 'nothing matches data-target=".none"'],
  ['<shop-scroll-to><a href="#nowhere">Go</a></shop-scroll-to>', 'nothing on the page has id="nowhere"'],
])('doctor() reports the missing target in %s', async (html, cause) => {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  await drawn('shop-scroll-to', html);
  expect(doctor()[0]?.findings.map(({ message }) => message)).toEqual([
    `<shop-scroll-to> does nothing, because ${cause}`,
  ]);
  vi.restoreAllMocks();
});

test('the shopper’s own scrolling interrupts it', async () => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page());
  place(4000);
  press();
  window.dispatchEvent(new WheelEvent('wheel'));
  await expect.poll(() => arrived.length).toBe(1);
  expect(window.scrollY).toBeLessThan(3000);
});

test('leaves the focus in a field that the shopper went to while it was scrolling', async () => {
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', `<input aria-label="Quantity">${page()}`);
  place(4000);
  press();
  const field = document.querySelector('input');
  field?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  field?.focus();
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.activeElement).toBe(field);
});

test('on a page with a <base>, the URL stays that of the page', async () => {
  const { pathname, search } = location;
  const restoreUrl = (): void => history.replaceState(null, '', pathname + search);
  restoreUrl();
  onTestFinished(restoreUrl);
  const base = document.createElement('base');
  base.href = '/elsewhere/';
  document.head.append(base);
  onTestFinished(() => base.remove());
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page('data-duration="0"').replace('#reviews', `${pathname}${search}#reviews`));
  press();
  await expect.poll(() => arrived.length).toBe(1);
  expect([location.pathname, location.search, location.hash]).toEqual([pathname, search, '#reviews']);
});

test('a second press adds no history entry, so one step back leaves the target', async () => {
  history.replaceState(null, '', location.pathname + location.search);
  const arrived = recordEvents('shop-scroll-to-arrive');
  await drawn('shop-scroll-to', page('data-duration="0"'));
  press();
  press();
  await expect.poll(() => arrived.length).toBe(2);
  expect(location.hash).toBe('#reviews');
  history.back();
  await expect.poll(() => location.hash).toBe('');
});

test('leaves a click that another script has handled alone, and one beside the link', async () => {
  history.replaceState(null, '', location.pathname);
  const arrived = recordEvents('shop-scroll-to-arrive');
  const element = await drawn('shop-scroll-to', page('data-duration="0"'));
  place(1000);
  element.click();
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  press();
  expect(location.hash).toBe('');
  expect(arrived).toEqual([]);
});
