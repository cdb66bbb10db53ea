import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { RowConfig } from './row.config';
import { startRow } from './start-row';

/**
 * Gives a row a silent background video, or parallax. Wraps a row printed by Page Builder and uses its settings, or is
 * the row itself. With reduced motion, it shows a still picture.
 * @example
 * <shop-row class="workshop" data-enable-parallax="1" data-parallax-speed="0.5"><h2>From our workshop</h2></shop-row>
 */
export function Row({ element, config }: ElementProps<RowConfig>) {
  useBlock(element, config, startRow);
  return null;
}
