import { expect, test } from 'vitest';
import { pageJson } from '#testing/page';
import { partsOfTwoScripts } from './two-scripts';

function find(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.body.children].flatMap(partsOfTwoScripts).map(({ message }) => message);
}

test('reports nothing if only our elements run', () => {
  expect(
    find('<shop-page-builder><div class="shop-carousel"></div></shop-page-builder><shop-coupon></shop-coupon>'),
  ).toEqual([]);
});

test('reports a Luma module that controls the same part of the page as an element', () => {
  pageJson(
    'require',
    Object.assign(() => {}, { defined: (name: string) => name === 'Magento_Checkout/js/discount-codes' }),
  );
  expect(find('<shop-coupon></shop-coupon><shop-messages></shop-messages>')).toEqual([
    'Magento_Checkout/js/discount-codes also controls this part: remove one of the two',
  ]);
});

test('reports blocks and filter groups that the page’s own scripts have started as well', () => {
  expect(
    find(`<shop-page-builder><div class="shop-carousel slick-initialized"></div></shop-page-builder>
      <shop-layered-nav><div data-collapsible="true"><button class="shop-title-button"></button></div></shop-layered-nav>`),
  ).toEqual([
    'slick also controls this part: remove one of the two',
    "Luma's accordion also controls this part: remove one of the two",
  ]);
});
