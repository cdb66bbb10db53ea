import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

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

test('shows the loading state when its form is sent', async () => {
  await drawn('shop-loading-button', form(''));
  await press();
  expect(state()).toBe('loading');
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('Loading...');
});

test('is restored when Back restores the page from the cache', async () => {
  await drawn('shop-loading-button', form(''));
  await press();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(state()).toBe('idle');
  expect(button().disabled).toBe(false);
  expect(button().querySelector('b')?.textContent).toBe('Subscribe');
});

test('stays idle when the browser finds the form invalid', async () => {
  await drawn('shop-loading-button', form('<input aria-label="Name" required>').replace('novalidate', ''));
  await press();
  expect(state()).toBe('idle');
});

test('stays idle when a script stops the form', async () => {
  await drawn('shop-loading-button', form(''));
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  await press();
  expect(state()).toBe('idle');
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

test('a submit button without a text of its own shows the browser’s again', async () => {
  await drawn('shop-loading-button', form('', '', '<input type="submit">'));
  const submit = document.querySelector<HTMLInputElement>('[type="submit"]');
  const shopButton = document.querySelector('shop-loading-button');
  shopButton?.start();
  expect(submit?.value).toBe('Loading...');
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

test('starts when Enter in a field sends the form', async () => {
  await drawn('shop-loading-button', form('<input aria-label="Name">'));
  const sent = document.querySelector('form');
  onTestFinished(() => sent?.reset());
  sent?.requestSubmit();
  await expect.poll(state).toBe('loading');
});
