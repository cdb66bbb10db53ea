import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { BannerConfig } from './banner.config';
import { startBanner } from './start-banner';

/**
 * Shows a banner's or slide's overlay and button on hover, focus and touch, and plays its background video. Wraps a
 * banner or slide printed by Page Builder and uses its settings, or is the banner itself.
 * @example
 * <shop-banner data-show-button="hover" data-show-overlay="hover">
 *   <a href="/sale" data-element="link"><div data-element="wrapper">
 *     <div data-element="overlay" data-overlay-color="rgb(0 0 0 / 40%)">
 *       <p>Sale</p><button type="button" data-element="button">To the sale</button></div></div></a>
 * </shop-banner>
 */
export function Banner({ element, config }: ElementProps<BannerConfig>) {
  useBlock(element, config, startBanner);
  return null;
}
