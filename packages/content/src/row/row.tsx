import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { RowConfig } from './row.config';
import { startRow } from './start-row';

/**
 * Lets a row's background play a film without sound, or move slower or faster than the page. Stands around a row that Page
 * Builder printed, whose settings it takes, or is the row itself. To a shopper who wants no motion it shows the still picture.
 * @example
 * <shop-row class="workshop" data-enable-parallax="1" data-parallax-speed="0.5"><h2>From our workshop</h2></shop-row>
 */
export function Row({ element, config }: ElementProps<RowConfig>) {
  useBlock(element, config, startRow);
  return null;
}
