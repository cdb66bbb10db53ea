import { afterEach, expect, test } from 'vitest';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordNavigation } from '#testing/page';
import { json, serve } from '#testing/server';
import '../../offline-payment/define';
import { resetOrders } from './checkout-state';

// In its own file, because a page decides only once whether it uses Luma’s customer data.

afterEach(resetOrders);

test('opens the success page after an order, even if Luma’s customer data never starts', async () => {
  // RequireJS knows the module, but never delivers it.
  pageJson(
    'require',
    Object.assign(() => {}, { defined: () => false, specified: () => true }),
  );
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, defaultSuccessPageUrl: 'https://shop.test/success/' });
  const visited = recordNavigation();
  serve(() => json('17'));
  const payment = await drawn(
    'shop-offline-payment',
    '<shop-offline-payment data-method="checkmo"></shop-offline-payment>',
  );
  void payment.placeOrder();
  await eventually(() => expect(visited).toEqual([{ url: 'https://shop.test/success/', replace: true }]));
});
