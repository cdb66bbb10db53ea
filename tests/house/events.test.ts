import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const elements = await manifest();
const events = elements.flatMap(({ folder, events: own }) => own.map((event) => ({ ...event, folder })));

test.each(events.filter(({ name }) => name.startsWith('shop-')))(
  '$name has a typed detail, which $folder exports',
  ({ detail, detailType, folder }) => {
    expect(detailType).not.toBe('');
    expect(detail).toMatch(/^\{ .* \}$/s);
    expect(readFileSync(path.join(root, folder, 'index.ts'), 'utf8')).toMatch(new RegExp(`\\b${detailType}\\b`));
  },
);

const payments = elements.filter(({ folder }) =>
  readdirSync(path.join(root, folder)).some(
    (file) =>
      !file.includes('.test.') && readFileSync(path.join(root, folder, file), 'utf8').includes('usePlaceOrder('),
  ),
);

test.each(payments)('$tag documents the events of orders', ({ events: own }) => {
  const names = own.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['shop-place-order', 'shop-order-placed', 'shop-order-failed']));
});

test('the payment elements are found', () => {
  expect(payments.map(({ tag }) => tag)).toContain('shop-cc-form');
});
