import { productReviewsConfig } from '@shop-elements/catalog/product-reviews';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Catalog/Product reviews' };
export default meta;

export const Playground = embed({
  tag: 'shop-product-reviews',
  config: productReviewsConfig,
  html: '<shop-product-reviews><p>From the server</p></shop-product-reviews>',
});
