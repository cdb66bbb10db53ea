import { reviewFormConfig } from '@shop-elements/catalog/review-form';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Catalog/Review form' };
export default meta;

export const Playground = embed({
  tag: 'shop-review-form',
  config: reviewFormConfig,
  html: '<shop-review-form><p>From the server</p></shop-review-form>',
});
