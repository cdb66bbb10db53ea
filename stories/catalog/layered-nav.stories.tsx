import { layeredNavConfig } from '@shop-elements/catalog/layered-nav';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Catalog/Layered nav' };
export default meta;

export const Playground = embed({
  tag: 'shop-layered-nav',
  config: layeredNavConfig,
  html: '<shop-layered-nav><p>From the server</p></shop-layered-nav>',
});
