import { galleryVideoConfig } from '@shop-elements/catalog/gallery-video';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Catalog/Gallery video' };
export default meta;

export const Playground = embed({
  tag: 'shop-gallery-video',
  config: galleryVideoConfig,
  html: '<shop-gallery-video><p>From the server</p></shop-gallery-video>',
});
