import { addTexts, resetTexts } from '@shop-elements/core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '#testing/page';
import { de } from './locales/de';
import { fr } from './locales/fr';
import { nl } from './locales/nl';
import '../../ui/src/base.css';
import '../../checkout/src/agreements/agreements.css';
import '../../checkout/src/cc-form/cc-form.css';
import '@shop-elements/checkout/agreements/define';
import '@shop-elements/checkout/cc-form/define';

const next = String(new Date().getFullYear() + 1);
const acme = `<shop-cc-form data-method="acmepay" data-available-types='{"VI":"Visa","AE":"American Express"}'></shop-cc-form>`;

function placesIn(form: HTMLElement): string[] {
  const top = form.getBoundingClientRect().y;
  return [...form.querySelectorAll('label, input:not([hidden], [type=hidden]), select, li, summary')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.localName, x, y - top, width, height].map((value) => String(value)).join(' ');
  });
}

async function fill(form: HTMLElement, values: readonly string[]): Promise<void> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[data-field]');
  for (const [index, value] of values.entries()) {
    const control = fields[index];
    if (control !== undefined) await userEvent.fill(control, value);
  }
}

afterEach(resetTexts);

test.each([
  [390, ''],
  [1280, ''],
  [390, 'nl'],
  [390, 'de'],
  [390, 'fr'],
])('nothing moves from one state to the next, %i pixels wide %s', async (width, lang) => {
  await page.viewport(width, 800);
  addTexts({ nl, de, fr });
  const form = await drawn('shop-cc-form', `<div lang="${lang}">${acme}</div>`);
  const empty = placesIn(form);
  const marked = (state: string) => form.querySelectorAll(`.shop-field[data-state="${state}"]`).length;
  form.validate();
  await expect.poll(() => marked('invalid')).toBe(3);
  expect(placesIn(form), 'empty').toEqual(empty);
  await fill(form, ['378282246310006', '13/30', '123']);
  form.validate();
  await expect.poll(() => form.dataset.cardType).toBeUndefined();
  await expect.poll(() => marked('invalid')).toBe(3);
  expect(placesIn(form), 'wrong').toEqual(empty);
  await fill(form, ['4111111111111111', `1/${next}`, '123']);
  form.validate();
  await expect.poll(() => marked('valid')).toBe(3);
  expect(placesIn(form), 'good').toEqual(empty);
});

function isCovered(field: Element | null, message: Element | null): boolean | undefined {
  const [below, above] = [field?.getBoundingClientRect(), message?.getBoundingClientRect()];
  return below && above && above.bottom > below.top && above.top < below.bottom;
}

const answer =
  'Your bank could not confirm this payment. Please check the number on the front of your card, or call the number on its back.';

test.each([390, 1280])(
  'a long text of the page moves nothing, and covers no field in use, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800);
    const form = await drawn('shop-cc-form', acme);
    const empty = placesIn(form);
    for (const name of ['number', 'expiry', 'verification'] as const) {
      form.setError(name, answer);
      const message = () => form.querySelector<HTMLElement>(`.shop-cc-form__${name} .shop-field__error`);
      await expect.poll(() => message()?.textContent).toBe(answer);
      expect(placesIn(form), name).toEqual(empty);
      expect(message()?.offsetHeight).toBeGreaterThan(35);
      // Moves aside as soon as the shopper focuses the field that it covers.
      form.focus(name === 'expiry' ? 'verification' : 'expiry');
      await expect.poll(() => isCovered(document.activeElement, message())).toBe(false);
      form.focus(name);
      await expect.poll(() => message()?.offsetHeight).toBeGreaterThan(35);
      form.setError(name, '');
      await expect.poll(() => message()?.textContent).toBe('');
      form.querySelector<HTMLElement>(':focus')?.blur();
    }
  },
);

test.each(['ltr', 'rtl'])('messages that fit their line stay inside it, %s', async (dir) => {
  await page.viewport(390, 800);
  const form = await drawn('shop-cc-form', `<div dir="${dir}">${acme}</div>`);
  const shadows = () =>
    [...form.querySelectorAll('.shop-field__error:not(:empty)')].map((message) => getComputedStyle(message).boxShadow);
  await fill(form, ['4111111111111112', '1', '1']);
  form.validate();
  await expect.poll(shadows).toEqual(['none', 'none', 'none']);
  // A single message may use both lines.
  await fill(form, ['4111111111111111', `1/${next}`]);
  form.setError('verification', 'Your bank has refused this code. Please look at it again.');
  await expect.poll(shadows).toEqual(['none']);
});

test.each([390, 1280])('with doubled text size, messages do not overlap, %i pixels wide', async (width) => {
  await page.viewport(width, 800);
  addTexts({ de });
  const form = await drawn('shop-cc-form', `<div lang="de" style="font-size: 32px">${acme}</div>`);
  await fill(form, ['4111111111111111', '01/20', '1']);
  form.validate();
  const messages = () => [...form.querySelectorAll('.shop-cc-form__pair .shop-field__error:not(:empty)')];
  await expect.poll(messages).toHaveLength(2);
  const [expired, incomplete] = messages();
  await expect.poll(() => isCovered(expired ?? null, incomplete ?? null)).toBe(false);
  // Both are readable in place, without a box.
  expect(messages().map((message) => getComputedStyle(message).boxShadow)).toEqual(['none', 'none']);
});

test('agreements have the same spacing in a card form as elsewhere', async () => {
  const config = `{"isEnabled":true,"agreements":[{"agreementId":"1","mode":"1","checkboxText":"Terms","content":"-"}]}`;
  const terms = (attributes: string) => `<shop-agreements ${attributes} data-config='${config}'></shop-agreements>`;
  const inside = terms('slot="before-button"');
  await drawn(
    'shop-agreements',
    `<shop-cc-form data-method="acmepay" data-button>${inside}</shop-cc-form>${terms('id="elsewhere"')}`,
  );
  const heights = () => [...document.querySelectorAll('.shop-agreements__row')].map((row) => row.clientHeight);
  await expect.poll(() => heights()).toHaveLength(2);
  expect(heights()[0]).toBe(heights()[1]);
  for (const element of document.querySelectorAll('shop-agreements')) element.validate();
  await expect.poll(() => document.querySelectorAll('.shop-agreements [aria-invalid="true"]')).toHaveLength(2);
  expect(heights()[0]).toBe(heights()[1]);
});
