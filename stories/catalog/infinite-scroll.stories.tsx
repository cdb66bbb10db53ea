import { infiniteScrollConfig } from '@shop-elements/catalog/infinite-scroll';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Catalog/Infinite scroll' };
export default meta;

export const Playground = embed({
  tag: 'shop-infinite-scroll',
  config: infiniteScrollConfig,
  html: '<shop-infinite-scroll><p>From the server</p></shop-infinite-scroll>',
});
