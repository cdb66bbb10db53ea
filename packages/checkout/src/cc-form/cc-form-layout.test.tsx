import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../ui/src/base.css';
import './cc-form.css';
import '../shared/place-order/place-order.css';
import { drawn } from '#testing/page';
import './define';

/** The form in a column as wide as a phone, with this font size. */
async function onPhone(fontSize: number): Promise<HTMLElementTagNameMap['shop-cc-form']> {
  await drawn(
    'shop-cc-form',
    `<div id="column" lang="en"><shop-cc-form data-method="acmepay" data-available-types='{"AE":"American Express"}'></shop-cc-form></div>`,
  );
  const column = find('#column');
  Object.assign(column.style, { width: '328px', fontSize: `${fontSize}px`, lineHeight: '1.5' });
  return find<HTMLElementTagNameMap['shop-cc-form']>('shop-cc-form');
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  return document.querySelector<E>(selector) ?? expect.fail(`nothing matches ${selector}`);
}

/** The bounds of an element's text, without padding. */
function wordsOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const places = () =>
  Array.from(
    document.querySelectorAll('input[data-field], summary'),
    (part) => wordsOf(part).top || part.getBoundingClientRect().top,
  );

test('expiry date and code are below each other if enlarged text leaves no space', async () => {
  // In a media query, 1em is the shopper's own text size: this is a phone with 200 % text.
  await page.viewport(240, 640);
  onTestFinished(() => page.viewport(1280, 800));
  await onPhone(16);
  const [expiry, code] = [find('[data-field="expiry"]'), find('[data-field="verification"]')];
  expect(code.getBoundingClientRect().top).toBeGreaterThan(expiry.getBoundingClientRect().bottom);
  expect(code.getBoundingClientRect().left).toBe(expiry.getBoundingClientRect().left);
});

test('the help for the code is close below its field, also below two messages', async () => {
  const form = await onPhone(16);
  const code = find('[data-field="verification"]');
  const help = find('summary');
  expect(wordsOf(help).top - code.getBoundingClientRect().bottom).toBeLessThanOrEqual(3 * 16);
  const before = places();
  form.validate();
  await expect
    .poll(() => document.querySelectorAll('.shop-cc-form__pair .shop-field__error:not(:empty)'))
    .toHaveLength(2);
  expect(places()).toEqual(before);
  const [date, digits] = Array.from(document.querySelectorAll('.shop-cc-form__pair .shop-field__error'), wordsOf);
  expect(code.getBoundingClientRect().bottom).toBeLessThanOrEqual(date?.top ?? 0);
  expect(date?.bottom).toBeLessThanOrEqual((digits?.top ?? 0) + 1);
  expect(digits?.bottom).toBeLessThanOrEqual(wordsOf(help).top + 1);
});

test('with twice the font size the code and its picture stay in the column', async () => {
  const form = await onPhone(32);
  const number = find<HTMLInputElement>('[data-field="number"]');
  number.value = '378282246310005';
  number.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => find('.shop-cc-form__verification').textContent).toContain('CID');
  const code = find('[data-field="verification"]').getBoundingClientRect();
  expect(code.right).toBeLessThanOrEqual(form.getBoundingClientRect().right + 1);
  const aside = find('.shop-cc-form__verification .shop-cc-form__aside').getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(find('[data-field="verification"]')).paddingInlineEnd);
  expect(aside.left).toBeGreaterThanOrEqual(code.right - padding - 1);
});

test('the page is laid out once for all forms, and not for each', async () => {
  /** The number of forms on the page, at each call that makes the browser lay it out. */
  const drawnAt: number[] = [];
  const measure = Element.prototype.getClientRects;
  const spy = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    drawnAt.push(document.querySelectorAll('[data-field="number"]').length);
    return measure.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  await drawn('shop-cc-form', '<shop-cc-form data-method="acmepay"></shop-cc-form>'.repeat(5));
  await expect.poll(() => drawnAt.length).toBeGreaterThan(0);
  expect(Math.min(...drawnAt)).toBe(5);
});
