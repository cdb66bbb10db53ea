import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { BannerConfig } from './banner.config';
import { startBanner } from './start-banner';

/**
 * Shows a banner's or slide's overlay and button to whoever points at it, comes to it by keyboard or touches it, and plays the
 * film in its background. Stands around a banner or slide that Page Builder printed, whose settings it takes, or is it itself.
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
