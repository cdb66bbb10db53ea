import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

/** Luma's markup, with an item that has its own gift options. */
const options = ({ checked = false, text = '', attributes = '', selector = true } = {}): string => `
  <form>
    <fieldset><legend>Shipping</legend><label>City <input type="text" id="city"></label>
      <shop-gift-options ${attributes}>
        <input type="checkbox" id="allow" ${checked ? 'checked' : ''}
          ${selector ? `data-selector='{"id":"#container"}'` : ''}>
        <label for="allow">Add Gift Options</label>
        <div id="container">
          <fieldset><legend>For the order</legend>
            <label>From <input type="text" class="input-text" id="from" value="Ann"></label>
            <label>To <input class="input-text" id="to"></label>
            <label>Message <textarea class="input-text giftmessage-area" id="message">${text}</textarea></label>
          </fieldset>
          <label>Wrapping <select id="wrapping"><option value="">None</option><option value="4">Red</option></select></label>
          <shop-gift-options>
            <input type="checkbox" id="allow-item" data-selector='{"id":"#item"}'>
            <label for="allow-item">Gift Options for One Item</label>
            <fieldset id="item"><legend>For the lamp</legend>
              <label>From <input type="text" class="input-text" id="item-from" value="Ann"></label>
              <label>Message <textarea id="item-message"></textarea></label>
            </fieldset>
          </shop-gift-options>
        </div>
      </shop-gift-options>
    </fieldset>
  </form>`;

function find<E extends HTMLElement = HTMLInputElement>(id: string): E {
  const found = document.querySelector<E>(`#${id}`);
  if (found === null) throw new Error(`no ${id}`);
  return found;
}

const isShown = (id: string): boolean => find(id).checkVisibility();
const required = (): string[] => Array.from(document.querySelectorAll(':required'), ({ id }) => id);

test('shows the server’s options only while the checkbox is ticked', async () => {
  const element = await drawn('shop-gift-options', options());
  expect(isShown('container')).toBe(false);
  await expectAccessible(element);
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(true);
  expect(find('allow').getAttribute('aria-expanded')).toBe('true');
  expect(isShown('item')).toBe(false);
  await userEvent.click(find('allow-item'));
  expect(isShown('item')).toBe(true);
  await expectAccessible(element);
});

test('shows options that the server hid by an inline style', async () => {
  await drawn('shop-gift-options', options());
  find('container').style.setProperty('display', 'none', 'important');
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(true);
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(false);
});

test('shows options that the server hid by a class', async () => {
  await drawn('shop-gift-options', `<style>.no-display { display: none }</style>${options()}`);
  find('container').classList.add('no-display');
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(true);
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(false);
});

test('keeps options that the server shows, with their values', async () => {
  await drawn('shop-gift-options', options({ checked: true, text: 'Hi' }));
  expect(isShown('container')).toBe(true);
  expect(find<HTMLTextAreaElement>('message').value).toBe('Hi');
  expect(required()).toEqual(['from', 'to']);
});

test('clears nothing before the shopper unticks', async () => {
  await drawn('shop-gift-options', options({ text: 'Hi' }));
  expect(find<HTMLTextAreaElement>('message').value).toBe('Hi');
});

interface Given {
  /** For a message whose text is typed. */
  fields?: readonly string[];
  value?: string;
  /** For a checkbox that is unticked. */
  input?: { current: string };
  textarea?: string;
}

const given = vectors<Given, Readonly<Record<string, unknown>>>('gift-options-checkbox');

test.each(given.filter(({ input }) => input.fields))(
  'requires the names only if the message has a text ($id)',
  async ({ input, expected }) => {
    await drawn('shop-gift-options', options({ checked: true }));
    await userEvent.fill(find('message'), input.value ?? '');
    expect(input.fields?.some((id) => find(id).required)).toBe(expected.fromToRequired);
  },
);

test.each(given.filter(({ input }) => input.textarea))(
  'unticking resets everything as in vector $id',
  async ({ input, expected }) => {
    await drawn('shop-gift-options', options({ checked: true }));
    await userEvent.fill(find('from'), input.input?.current ?? '');
    find('from').classList.add('mage-error');
    find('from').setAttribute('aria-invalid', 'true');
    find('from').insertAdjacentHTML('afterend', '<div class="mage-error">This is a required field.</div>');
    await userEvent.fill(find('message'), input.textarea ?? '');
    await userEvent.selectOptions(find<HTMLSelectElement>('wrapping'), '4');
    await userEvent.click(find('allow-item'));
    await userEvent.fill(find('item-message'), 'Shine');
    const changed: string[] = [];
    document.querySelector('form')?.addEventListener('change', ({ target }) => changed.push((target as Element).id));
    await userEvent.click(find('allow'));
    expect({
      containerVisible: isShown('container'),
      input: find('from').value,
      error: document.querySelector('.mage-error, [aria-invalid]') !== null,
      textarea: find<HTMLTextAreaElement>('message').value,
      subCheckbox: find('allow-item').checked,
    }).toEqual(expected);
    expect([find('item-message').value, find('wrapping').value]).toEqual(['', '']);
    expect(required()).toEqual([]);
    expect(changed).toEqual(expect.arrayContaining(['message', 'wrapping', 'allow-item', 'allow']));
  },
);

test('unticking clears selects without an empty option, radio buttons, errors and prices', async () => {
  await drawn('shop-gift-options', options({ checked: true }));
  const more = document.createElement('div');
  more.innerHTML = `
    <select aria-label="Ribbon"><option value="1">Gold</option><option value="2" selected>Green</option></select>
    <label><input type="radio" name="card" value="1" checked> Card</label>
    <span class="price-box">$5.00</span>
    <input aria-label="To" class="mage-error" aria-invalid="true"><label class="mage-error">Required</label>`;
  document.querySelector('#container')?.append(more);
  const changes: EventTarget[] = [];
  more.addEventListener('change', ({ target }) => target && changes.push(target));
  document.querySelector<HTMLInputElement>('#allow')?.click();
  expect(more.querySelector('select')?.value).toBe('');
  expect(more.querySelector<HTMLInputElement>('[type=radio]')?.checked).toBe(false);
  expect(more.querySelectorAll('.mage-error, [aria-invalid]')).toHaveLength(0);
  expect(more.querySelector('.price-box')?.className).toContain('no-display');
  expect(changes).toHaveLength(3);
});

test('runs every vector', () => {
  expect(given.every(({ input }) => input.fields ?? input.textarea)).toBeTruthy();
});

test('requires the names of a message with a text, but not those of another', async () => {
  await drawn('shop-gift-options', options({ checked: true }));
  await userEvent.fill(find('message'), ' ');
  expect(required()).toEqual(['from', 'to']);
  expect(find('to').classList.contains('required-entry')).toBe(true);
  await userEvent.fill(find('message'), '');
  expect(required()).toEqual([]);
  expect(find('to').classList.contains('required-entry')).toBe(false);
  await userEvent.click(find('allow-item'));
  await userEvent.fill(find('item-message'), 'Hi');
  expect(required()).toEqual(['item-from']);
});

test('hidden names do not block the form', async () => {
  await drawn('shop-gift-options', options({ text: 'Hi' }));
  expect(required()).toEqual([]);
  await userEvent.click(find('allow'));
  expect(required()).toEqual(['from', 'to']);
});

test('supports selectors, also for parts elsewhere on the page', async () => {
  await drawn(
    'shop-gift-options',
    options({ selector: false, attributes: 'data-checkbox="#elsewhere" data-container="#container"' }).replace(
      '<form>',
      '<form><input type="checkbox" id="elsewhere" aria-label="A gift">',
    ),
  );
  expect(isShown('container')).toBe(false);
  find('elsewhere').click();
  expect(isShown('container')).toBe(true);
});

test('works with a checkbox and options that the page has replaced', async () => {
  await drawn('shop-gift-options', options());
  for (const id of ['allow', 'container']) find(id).replaceWith(find(id).cloneNode(true));
  await userEvent.click(find('allow'));
  expect(isShown('container')).toBe(true);
  await userEvent.fill(find('message'), 'Hi');
  expect(required()).toEqual(['from', 'to']);
  await userEvent.click(find('to'));
  await userEvent.click(find('from'));
  expect(find('to').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(find('allow'));
  expect([isShown('container'), find('message').value]).toEqual([false, '']);
});

test.each<ShadowRootMode>(['open', 'closed'])('works in a shadow root (%s)', async (mode) => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
  shadow.innerHTML = options();
  const container = shadow.querySelector('#container');
  await expect.poll(() => container?.checkVisibility()).toBe(false);
  shadow.querySelector<HTMLInputElement>('#allow')?.click();
  expect(container?.checkVisibility()).toBe(true);
});

test('shows options that the browser restored after Back', async () => {
  await drawn('shop-gift-options', options());
  find('allow').checked = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isShown('container')).toBe(true);
});

test('a reset of the form hides the options again, and requires no names', async () => {
  await drawn('shop-gift-options', options());
  await userEvent.click(find('allow'));
  await userEvent.fill(find('message'), 'Hi');
  find('allow').form?.reset();
  await expect.poll(() => isShown('container')).toBe(false);
  expect(find('allow').getAttribute('aria-expanded')).toBe('false');
  expect(required()).toEqual([]);
});

test.each(['not JSON', '{}', '{"id":"#nowhere"}'])('a checkbox with the selector %s shows everything', async (id) => {
  const element = await drawn('shop-gift-options', options().replace('{"id":"#container"}', id));
  expect(element.dataset.state).toBe('ready');
  expect(isShown('container')).toBe(true);
});

test('a removed element leaves the checkbox alone', async () => {
  const element = await drawn(
    'shop-gift-options',
    `<form><input type="checkbox" id="box" checked><div id="gift"><textarea id="note">Hi</textarea></div>
      <shop-gift-options data-checkbox="#box" data-container="#gift"></shop-gift-options></form>`,
  );
  expect(find('box').getAttribute('aria-expanded')).toBe('true');
  element.replaceWith();
  await expect.poll(() => element.querySelector('[data-shop-root]')).toBeNull();
  find('box').click();
  expect([find<HTMLTextAreaElement>('note').value, isShown('gift')]).toEqual(['Hi', true]);
});

test('shows a missing name next to its field when the shopper leaves it, until something is typed', async () => {
  const element = await drawn('shop-gift-options', options({ checked: true }));
  await userEvent.type(find<HTMLElement>('message'), 'Happy birthday');
  await userEvent.click(find('to'));
  await userEvent.click(find('from'));
  await expect.poll(() => find('to').getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(find('to').getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe(find('to').validationMessage);
  expect(message?.textContent).not.toBe('');
  await expectAccessible(element);
  await userEvent.type(find('to'), 'Bea');
  expect(find('to').getAttribute('aria-invalid')).toBe('false');
  expect(message?.textContent).toBe('');
});

test('a button below is clicked although the message that appears on leaving a name moves it', async () => {
  await drawn(
    'shop-gift-options',
    `${options({ checked: true, text: 'Hi' })}<button type="button" id="next">Next</button>`,
  );
  let clicks = 0;
  find('next').addEventListener('click', () => {
    clicks += 1;
  });
  find('to').focus();
  const { y } = find('next').getBoundingClientRect();
  await userEvent.click(find('next'));
  expect(clicks).toBe(1);
  await expect.poll(() => find('to').getAttribute('aria-invalid')).toBe('true');
  expect(find('next').getBoundingClientRect().y).toBeGreaterThan(y);
});

test('a missing name keeps the server’s hint, and loses its message once the gift message is empty', async () => {
  await drawn('shop-gift-options', options({ checked: true }));
  find('to').setAttribute('aria-describedby', 'hint');
  const described = () => find('to').getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = () => document.getElementById(described()[1] ?? '')?.textContent;
  await userEvent.type(find<HTMLElement>('message'), 'Happy birthday');
  await userEvent.click(find('to'));
  await userEvent.click(find('from'));
  expect(described()[0]).toBe('hint');
  expect(error()).toBe(find('to').validationMessage);
  await userEvent.fill(find('message'), '');
  expect(find('to').getAttribute('aria-invalid')).not.toBe('true');
  expect(error() ?? '').toBe('');
  expect(described()[0]).toBe('hint');
});

test('unticking removes the message at a missing name, which can return', async () => {
  await drawn('shop-gift-options', options({ checked: true }));
  const leaveEmpty = async () => {
    await userEvent.fill(find('message'), 'Happy birthday');
    await userEvent.click(find('to'));
    await userEvent.click(find('from'));
  };
  const error = () => document.getElementById(find('to').getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  await leaveEmpty();
  expect(error()).not.toBe('');
  await userEvent.click(find('allow'));
  expect([find('to').getAttribute('aria-invalid'), error()]).toEqual([null, '']);
  await userEvent.click(find('allow'));
  await leaveEmpty();
  expect(error()).toBe(find('to').validationMessage);
});

test('in a copy of the page, as page caches restore it, the message about a missing name is gone', async () => {
  const element = await drawn('shop-gift-options', options({ checked: true }));
  await userEvent.type(find('message'), 'Hi');
  find('to').focus();
  await userEvent.tab();
  expect(find('to').getAttribute('aria-invalid')).toBe('true');
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  expect(find('to').getAttribute('aria-invalid')).toBe('false');
  expect(document.querySelector('.shop-field__error')?.textContent).toBe('');
});
