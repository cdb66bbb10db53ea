import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#testing/eventually';
import { pageJson } from '#testing/page';
import { json, later, serve } from '#testing/server';
import { reloadTotals, watchGrandTotal } from '../index';

test('a failed request does not hide the totals that were requested before it', async () => {
  pageJson('checkoutConfig', { quoteData: { entity_id: 'q1' }, totalsData: { grand_total: 41 } });
  const late = later<Response>();
  const calls = serve(() => (calls.length === 1 ? late.promise : new Response('', { status: 500 })));
  const totals: (number | undefined)[] = [];
  onTestFinished(watchGrandTotal((total) => void totals.push(total)));
  const [first, second] = [reloadTotals(), reloadTotals()];
  await second;
  late.resolve(json({ grand_total: 31 }));
  await first;
  expect(totals).toEqual([31]);
});

test('a late reply does not replace the totals that were requested after it', async () => {
  pageJson('checkoutConfig', { quoteData: { entity_id: 'q1' }, totalsData: { grand_total: 40 } });
  const [late, soon] = [later<Response>(), later<Response>()];
  const replies = [late, soon];
  const calls = serve(() => replies[calls.length - 1]?.promise ?? json({}));
  const totals: (number | undefined)[] = [];
  onTestFinished(watchGrandTotal((total) => void totals.push(total)));
  const [first, second] = [reloadTotals(), reloadTotals()];
  await eventually(() => expect(calls).toHaveLength(2));
  soon.resolve(json({ grand_total: 30 }));
  await second;
  late.resolve(json({ grand_total: 40 }));
  await first;
  expect(totals).toEqual([30]);
});

test('follows a cart that another window changes', async () => {
  pageJson('checkoutConfig', { quoteData: { entity_id: 'q1' }, totalsData: { grand_total: 40 } });
  const calls = serve(() => json({ grand_total: 134.13 }));
  const totals: (number | undefined)[] = [];
  onTestFinished(watchGrandTotal((total) => void totals.push(total)));
  const store = (oldValue: object, newValue: object): void => {
    const values = { oldValue: JSON.stringify(oldValue), newValue: JSON.stringify(newValue) };
    dispatchEvent(new StorageEvent('storage', { key: 'mage-cache-storage', ...values }));
  };
  store({ cart: { summary_count: 1 } }, { cart: { summary_count: 1 }, messages: {} });
  store({ cart: { summary_count: 1 } }, { cart: { summary_count: 2 } });
  await eventually(() => expect(totals).toEqual([134.13]));
  expect(calls).toHaveLength(1);
});
