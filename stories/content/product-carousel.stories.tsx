import { productCarouselConfig } from '@shop-elements/content/product-carousel';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Product carousel' };
export default meta;

const tag = 'shop-product-carousel';
const config = productCarouselConfig;

const names = [
  'Clamp lamp',
  'Enamel mug',
  'Oak stool',
  'Rye bowl',
  'Field knife',
  'Wool socks',
  'Tea tin',
  'Bench brush',
];

const products = (count: number) => `
  <ol class="product-items">${names
    .slice(0, count)
    .map((name) => `\n    <li class="product-item"><strong><a href="#${name}">${name}</a></strong><p>$ 24.00</p></li>`)
    .join('')}
  </ol>`;

/** As many products as fit. Another breakpoint keeps the position. */
export const Playground = embed({
  tag,
  config,
  html: `<shop-product-carousel aria-label="Featured" data-show-dots="true">${products(8)}
</shop-product-carousel>`,
});

/** One product in the center, with its neighbors partly visible on both sides. */
export const Continuous = embed({
  tag,
  config,
  html: `<shop-product-carousel aria-label="Featured" data-carousel-mode="continuous" data-center-padding="60px">${products(8)}
</shop-product-carousel>`,
});

/** Everything fits, so there are no controls. */
export const FewProducts = embed({
  tag,
  config,
  html: `<shop-product-carousel aria-label="Featured">${products(2)}
</shop-product-carousel>`,
});

export const AllStates = allStates({ states: { Playground, Continuous, FewProducts } });
