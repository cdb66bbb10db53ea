import { addTexts, resetTexts } from '@shop-elements/core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '#testing/page';
import { de } from './locales/de';
import { fr } from './locales/fr';
import { nl } from './locales/nl';
import '../../ui/src/base.css';
import '../../checkout/src/cc-form/cc-form.css';
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
