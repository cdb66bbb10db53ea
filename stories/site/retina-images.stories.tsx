import { retinaImagesConfig } from '@shop-elements/site/retina-images';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Retina images' };
export default meta;

const tag = 'shop-retina-images';
const config = retinaImagesConfig;

/** On screens with a pixel ratio of two, shows the second picture at the same size. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-retina-images>
  <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='120'%3E%3Crect width='160' height='120' fill='%238a9a5b'/%3E%3C/svg%3E" data-src-2x="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='120'%3E%3Crect width='160' height='120' fill='%23556b2f'/%3E%3C/svg%3E" width="160" height="120" alt="A green square, darker on a fine screen">
</shop-retina-images>`,
});

export const AllStates = allStates({ states: { Playground } });
