import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { breakFormIterators, drawn, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './loading-button.css';

const form = (fields: string, attributes = '', button = '<button><b>Subscribe</b></button>') =>
  `<form action="#sent" target="sent" novalidate>${fields}<shop-loading-button ${attributes}>${button}</shop-loading-button></form>
  <iframe name="sent" title="Reply"></iframe>`;

function element(): HTMLElement {
  const found = document.querySelector<HTMLElement>('shop-loading-button');
  if (found === null) throw new Error('no element');
  return found;
}

function button(): HTMLButtonElement {
  const found = element().querySelector('button');
  if (found === null) throw new Error('no button');
  return found;
}

const state = () => element().getAttribute('data-state');

/** Presses the button and waits until it could have changed. */
async function press(): Promise<void> {
  button().click();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

test('starts as the server’s button, and is accessible', async () => {
  await expectAccessible(await drawn('shop-loading-button', form('')));
  expect(state()).toBe('idle');
});

test.each(['49%', '100%'])('leaves a button that is %s of its row as wide as without the element', async (width) => {
  themeRules(`.tocart { width: ${width}; }`);
  const row = (html: string) => `<div class="actions">${html}</div>`;
  const tag = '<button class="tocart">Add to Cart</button>';
  await drawn('shop-loading-button', row(tag) + row(`<shop-loading-button>${tag}</shop-loading-button>`));
  const [without, within] = [...document.querySelectorAll('.tocart')].map((node) => node.getBoundingClientRect());
  expect(within?.width).toBe(without?.width);
  expect(within?.height).toBe(without?.height);
});

test('shows the loading state when its form is sent', async () => {
  await drawn('shop-loading-button', form(''));
  await press();
  expect(state()).toBe('loading');
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('loading...');
});

test('is idle after a script has moved its form and copied the state of a new element onto it', async () => {
  await drawn('shop-loading-button', form(''));
  const button = element();
  const moved = button.closest('form');
  moved?.remove();
  button.setAttribute('data-state', 'loading');
  if (moved) document.body.append(moved);
  await expect.poll(state).toBe('idle');
});

test('is restored when Back restores the page from the cache', async () => {
  await drawn('shop-loading-button', form(''));
  await press();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(state()).toBe('idle');
  expect(button().disabled).toBe(false);
  expect(button().querySelector('b')?.textContent).toBe('Subscribe');
});

test.each([
  `<input aria-label="Name" data-validate="{required:true, 'validate-alphanum':true}">`,
  `<input aria-label="Name" class="required-entry">`,
  `<input aria-label="Name" aria-required="true" value=" ">`,
  `<input aria-label="Terms" type="checkbox" class="required-entry">`,
  `<input aria-label="Email" data-validate="{'validate-email':true}" value="nope">`,
  `<input aria-label="Email" class="validate-email" value="nope">`,
])('stays idle for an unfinished field that only Magento’s scripts would refuse: %s', async (field) => {
  await drawn('shop-loading-button', form(field));
  await press();
  expect(state()).toBe('idle');
});

test('loads for finished fields with the marks of Magento’s scripts', async () => {
  const fields = `<input aria-label="Name" data-validate='{"required":true}' value="Ann"><input aria-label="Fax" data-validate="{required:false}">
    <input aria-label="Terms" type="checkbox" class="required-entry" checked><input aria-label="Email" class="validate-email" value="ann@shop.test">
    <input aria-label="Small" type="radio" name="size" class="required-entry"><input aria-label="Big" type="radio" name="size" checked>
    <input aria-label="Red" type="checkbox" data-validate="{'validate-one-required-by-name':true}"><input aria-label="Emails" data-validate="{'validate-emails':true}" value="a@shop.test, b@shop.test">`;
  await drawn('shop-loading-button', form(fields));
  await press();
  expect(state()).toBe('loading');
});

test('stays idle when the browser finds the form invalid', async () => {
  await drawn('shop-loading-button', form('<input aria-label="Name" required>').replace('novalidate', ''));
  await press();
  expect(state()).toBe('idle');
});

test('shows for two seconds that a script sends the form itself, so that nobody sends it twice', async () => {
  await drawn('shop-loading-button', form(''));
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  await press();
  expect(state()).toBe('loading');
  expect(button().disabled).toBe(true);
  await expect.poll(state, { timeout: 5000 }).toBe('idle');
  expect(button().disabled).toBe(false);
});

test.each([
  ['a link', '<a href="#" data-post="{}"><span>Add to Wish List</span></a>'],
  ['a button', '<button type="button" data-post="{}"><span>Add to Cart</span></button>'],
])('shows for a moment that Luma’s scripts send what %s posts', async (_, control) => {
  await drawn('shop-loading-button', `<shop-loading-button>${control}</shop-loading-button>`);
  const post = (event: Event): void => event.preventDefault();
  document.addEventListener('click', post);
  onTestFinished(() => document.removeEventListener('click', post));
  element().querySelector('span')?.click();
  await expect.poll(state).toBe('loading');
  await expect.poll(state, { timeout: 5000 }).toBe('idle');
});

test('stays idle when no script sends what a link posts', async () => {
  await drawn(
    'shop-loading-button',
    '<shop-loading-button><a href="#" data-post="{}">Add to Wish List</a></shop-loading-button>',
  );
  element().querySelector('a')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(state()).toBe('idle');
});

test('a script that sends the form itself can show how long it takes', async () => {
  const shopButton = await drawn('shop-loading-button', form(''));
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  button().click();
  vi.advanceTimersByTime(1000);
  shopButton.start();
  vi.advanceTimersByTime(10_000);
  expect(state()).toBe('loading');
  shopButton.stop();
  expect(state()).toBe('idle');
});

test.each([
  ['marks a field', (field: HTMLElement) => field.setAttribute('aria-invalid', 'true')],
  ['marks a field as OpenMage’s does', (field: HTMLElement) => field.classList.add('validation-failed')],
])('stays idle when a script refuses the form and %s', async (_, mark) => {
  await drawn('shop-loading-button', form('<input aria-label="Code">'));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const field of document.querySelectorAll('input')) mark(field);
  });
  await press();
  expect(state()).toBe('idle');
});

test('leaves the button to a script that shows its own progress, as Luma’s does while it adds a product to the cart', async () => {
  await drawn('shop-loading-button', form(''));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    button().classList.add('disabled');
    button().innerHTML = '<b>Adding...</b>';
  });
  await press();
  expect(state()).toBe('idle');
  expect(button().textContent).toBe('Adding...');
});

test('works with a link, and has methods to start and stop it', async () => {
  await drawn(
    'shop-loading-button',
    '<shop-loading-button data-loading-text="One moment"><a href="#go">Go</a></shop-loading-button>',
  );
  const shopButton = document.querySelector('shop-loading-button');
  shopButton?.start();
  expect(element().textContent).toBe('One moment');
  expect(document.querySelector('a')?.getAttribute('aria-disabled')).toBe('true');
  shopButton?.stop();
  expect(element().textContent).toBe('Go');
});

test('start() twice restores the button as it was, and without a button does nothing', async () => {
  const shopButton = await drawn('shop-loading-button', form(''));
  shopButton.start();
  shopButton.start();
  shopButton.stop();
  expect(button().innerHTML).toBe('<b>Subscribe</b>');
  expect(button().disabled).toBe(false);
  button().remove();
  shopButton.start();
  expect(state()).toBe('idle');
});

test('a submit button without a text of its own shows the browser’s again', async () => {
  await drawn('shop-loading-button', form('', '', '<input type="submit">'));
  const submit = document.querySelector<HTMLInputElement>('[type="submit"]');
  const shopButton = document.querySelector('shop-loading-button');
  shopButton?.start();
  expect(submit?.value).toBe('loading...');
  shopButton?.stop();
  expect(submit?.hasAttribute('value')).toBe(false);
});

test('keeps loading when a setting changes', async () => {
  const wrapper = await drawn('shop-loading-button', form('', 'data-loading-text="One moment"'));
  await press();
  wrapper.setAttribute('data-loading-text', 'Two moments');
  await press();
  expect(state()).toBe('loading');
  expect(button().disabled).toBe(true);
});

test('works again after it was removed and added while loading', async () => {
  await drawn('shop-loading-button', form(''));
  await press();
  expect(button().disabled).toBe(true);
  const removed = element();
  const parent = removed.parentElement;
  removed.remove();
  await Promise.resolve();
  parent?.append(removed);
  await expect.poll(() => button().disabled).toBe(false);
  expect(button().textContent).toBe('Subscribe');
  expect(state()).toBe('idle');
});

test.each([
  '<button><b>Buy</b> now</button>',
  '<input type="submit" value="Buy now">',
  '<a href="/buy"><b>Buy</b> now</a>',
])('works again in a copy that a page cache made while it was loading: %s', async (printed) => {
  const original = await drawn('shop-loading-button', `<shop-loading-button>${printed}</shop-loading-button>`);
  const before = original.cloneNode(true) as HTMLElement;
  original.start();
  const copy = original.cloneNode(true) as HTMLElement;
  original.replaceWith(copy);
  await expect.poll(() => copy.querySelector(':disabled, [aria-disabled="true"], .shop-spinner')).toBeNull();
  expect(copy.textContent).toBe(before.textContent);
  expect(copy.querySelector('b')?.textContent).toBe(before.querySelector('b')?.textContent);
  expect(copy.querySelector('input')?.value).toBe(before.querySelector('input')?.value);
  expect(copy.getAttribute('data-state')).toBe('idle');
});

test('is idle again after a setting was invalid for a moment', async () => {
  const wrapper = await drawn('shop-loading-button', form(''));
  wrapper.setAttribute('data-config', '{');
  await expect.poll(state).toBe('error');
  wrapper.removeAttribute('data-config');
  await expect.poll(state).toBe('idle');
});

test('data-loading-text of the element wins over that of the button', async () => {
  await drawn(
    'shop-loading-button',
    form('', 'data-loading-text="Ours"', '<button data-loading-text="Theirs">Subscribe</button>'),
  );
  await press();
  expect(button().textContent).toBe('Ours');
});

interface Field {
  type: string;
  name?: string;
  value?: string;
  required?: boolean;
  checked?: boolean;
  disabled?: boolean;
  hidden?: boolean;
}

const markup = ({ type, name = '', value = '', required, checked, disabled, hidden }: Field) =>
  `<input type="${type}" aria-label="Field" name="${name}" value="${value}" ${required ? 'required' : ''} ${checked ? 'checked' : ''}
    ${disabled ? 'disabled' : ''} ${hidden ? 'hidden' : ''}>`;

test.each(vectors<{ fields: Field[] }, { spinner: boolean }>('loading-button.spinner'))(
  'starts unless the form is incomplete (vector $id)',
  async ({ input, expected }) => {
    await drawn('shop-loading-button', form(input.fields.map(markup).join('')));
    await press();
    expect(state()).toBe(expected.spinner ? 'loading' : 'idle');
  },
);

interface Text {
  attr: Record<string, string>;
}

test.each(vectors<Text, { text: string; disabled: boolean }>('loading-button.text'))(
  'shows the loading text (vector $id)',
  async ({ input, expected }) => {
    const attributes = Object.entries(input.attr).map(([name, value]) => `${name}="${value}"`);
    await drawn('shop-loading-button', form('', '', `<button ${attributes.join(' ')}>Go</button>`));
    await press();
    expect(button().textContent).toBe(expected.text);
    expect(button().disabled).toBe(expected.disabled);
  },
);

test('shows that a form is sent beside the polyfill of scoped custom element registries', async () => {
  breakFormIterators();
  await drawn('shop-loading-button', form('<input aria-label="Field" required value="Ann">'));
  await press();
  expect(state()).toBe('loading');
});

test('starts when Enter in a field sends the form', async () => {
  await drawn('shop-loading-button', form('<input aria-label="Name">'));
  const sent = document.querySelector('form');
  onTestFinished(() => sent?.reset());
  sent?.requestSubmit();
  await expect.poll(state).toBe('loading');
});

/** Keeps the browser on this page. The element must not notice, because it is idle again soon when a script stops the browser. */
function stayHere(type: 'click' | 'submit'): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    Object.defineProperty(event, 'defaultPrevented', { value: false });
  };
  window.addEventListener(type, stop);
  onTestFinished(() => window.removeEventListener(type, stop));
}

async function follow(): Promise<void> {
  stayHere('click');
  document.querySelector('a')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

test.each([
  ['opens a new tab', 'href="/guide" target="_blank"'],
  ['downloads a file', 'href="/guide.pdf" download'],
  ['opens the mail program', 'href="mailto:shop@shop.test"'],
  ['leads to a part of this page', 'href="#sizes"'],
])('a link that %s stays idle', async (_, attributes) => {
  await drawn('shop-loading-button', `<shop-loading-button><a ${attributes}>Go</a></shop-loading-button>`);
  await follow();
  expect(state()).toBe('idle');
});

test.each(['href="/cart"', 'href="/cart#items"', 'href="/cart" target="_self"', 'href="/cart" data-post="{}"'])(
  'a link to another page shows that it loads: %s',
  async (attributes) => {
    await drawn('shop-loading-button', `<shop-loading-button><a ${attributes}>Go</a></shop-loading-button>`);
    await follow();
    expect(state()).toBe('loading');
  },
);

test('stays idle when the reply opens in a new tab', async () => {
  await drawn('shop-loading-button', form('').replace('target="sent"', 'target="_blank"'));
  stayHere('submit');
  await press();
  expect(state()).toBe('idle');
});

test('the button that was pressed has the focus again after the work', async () => {
  await drawn('shop-loading-button', form(''));
  const shopButton = document.querySelector('shop-loading-button');
  button().focus();
  shopButton?.start();
  // Chromium takes the focus from a disabled button in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  shopButton?.stop();
  expect(document.activeElement).toBe(button());
});

test('leaves the focus where the shopper went during the work', async () => {
  await drawn('shop-loading-button', form('<input aria-label="Name">'));
  const shopButton = document.querySelector('shop-loading-button');
  button().focus();
  shopButton?.start();
  const field = document.querySelector('input');
  field?.focus();
  shopButton?.stop();
  expect(document.activeElement).toBe(field);
});
