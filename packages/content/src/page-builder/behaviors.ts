import type { ConfigOf, ConfigSchema } from '@shop-elements/core';
import { bannerConfig } from '../banner/banner.config';
import { startBanner } from '../banner/start-banner';
import { buttonsConfig } from '../buttons/buttons.config';
import { startButtons } from '../buttons/start-buttons';
import { type ProductCarouselConfig, productCarouselConfig } from '../product-carousel/product-carousel.config';
import { startProductCarousel } from '../product-carousel/start-product-carousel';
import { rowConfig } from '../row/row.config';
import { startRow } from '../row/start-row';
import { readBlock } from '../shared/block/printed-settings';
import { sliderConfig } from '../slider/slider.config';
import { startSlider } from '../slider/start-slider';
import { startTabs } from '../tabs/start-tabs';
import { tabsConfig } from '../tabs/tabs.config';
import { startMapBlock } from './map-block';
import type { PageBuilderConfig } from './page-builder.config';

/** Starts a block, with the settings of the surrounding `<shop-page-builder>`. Returns a function that stops it. */
type Behavior = (block: HTMLElement, page: PageBuilderConfig) => () => void;

/** The behavior of each kind of block, by `data-content-type`. */
export const behaviors: ReadonlyMap<string, Behavior> = new Map([
  ['row', behavior(rowConfig, startRow)],
  ['banner', behavior(bannerConfig, startBanner)],
  ['slide', behavior(bannerConfig, startBanner)],
  ['slider', behavior(sliderConfig, startSlider)],
  ['products', behavior(productCarouselConfig, startProducts)],
  ['buttons', behavior(buttonsConfig, startButtons)],
  ['tabs', behavior(tabsConfig, startTabs)],
  ['map', startMapBlock],
]);

/** The behavior of a single element, with the settings printed in the block. */
function behavior<Schema extends ConfigSchema>(
  schema: Schema,
  start: (block: HTMLElement, settings: ConfigOf<Schema>, page: PageBuilderConfig) => () => void,
): Behavior {
  return (block, page) => {
    const settings = readBlock(block, schema);
    if (settings !== undefined) return start(block, settings, page);
    throw new Error('One of its data attributes has a value of the wrong type. Save the block in Page Builder again.');
  };
}

/** Products are a carousel or a grid; a grid needs no script. */
function startProducts(
  block: HTMLElement,
  settings: ProductCarouselConfig,
  { breakpoints }: PageBuilderConfig,
): () => void {
  const isCarousel = block.dataset['appearance'] === 'carousel';
  return isCarousel ? startProductCarousel(block, { ...settings, breakpoints }) : () => {};
}
