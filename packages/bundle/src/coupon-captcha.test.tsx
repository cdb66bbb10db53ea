import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, ready } from '#testing/page';
import { json, serve } from '#testing/server';
import '@shop-elements/checkout/coupon/define';
import '@shop-elements/site/captcha/define';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a code is not sent before the letters of its captcha are typed', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  const posts = () => calls.filter(({ method }) => method === 'POST');
  const captcha = `<shop-captcha data-form-id="sales_rule_coupon_request" data-request="form" data-image-src="${picture}" data-is-required></shop-captcha>`;
  const element = await drawn(
    'shop-coupon',
    `<shop-coupon><form action="/checkout/cart/couponPost/" method="post">
      <label for="code">Discount code</label><input id="code" name="coupon_code" value="TEN">${captcha}
      <button>Apply</button></form></shop-coupon>`,
  );
  await ready(element.querySelector('shop-captcha') as HTMLElement);
  const letters = page.getByRole('textbox', { name: /letters|characters/i });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(letters).toHaveFocus();
  expect(posts()).toEqual([]);
  await letters.fill('AB3');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => posts().length).toBe(1);
  expect(new URLSearchParams(posts()[0]?.body).get('captcha[sales_rule_coupon_request]')).toBe('AB3');
});
