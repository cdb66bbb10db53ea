import type { ElementProps } from '@shop-elements/core';
import type { DownloadableLinksConfig } from './downloadable-links.config';
import { useDownloadableLinks } from './use-downloadable-links';

/**
 * Updates a downloadable product's price as links are ticked, and adds a "select all" checkbox. The page draws the
 * price: Luma's price box reacts to `updatePrice`, any other to the event.
 * @example
 * <shop-downloadable-links data-links='{"11":{"finalPrice":5,"basePrice":4.2},"12":{"finalPrice":2.5,"basePrice":2.1}}'>
 *   <label><input type="checkbox" name="links[]" value="11"> Lesson 1</label>
 *   <label><input type="checkbox" name="links[]" value="12"> Lesson 2</label>
 *   <input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all">
 *   <label for="links_all"><span>Select all</span></label>
 * </shop-downloadable-links>
 * @fires shop-downloadable-links-change at the start, and once for each change of what is ticked
 */
export function DownloadableLinks({ element, config }: ElementProps<DownloadableLinksConfig>) {
  useDownloadableLinks(element, config);
  return null;
}
