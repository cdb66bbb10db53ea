import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { PageBuilderConfig } from './page-builder.config';
import { watchBlocks } from './watch-blocks';

/**
 * Wrap Page Builder output in this once; every `[data-content-type]` block inside behaves as if it had its own element,
 * with the settings that Page Builder printed, including blocks added later. If Magento's own scripts run the blocks,
 * it leaves them alone and logs a notice.
 * @example
 * <shop-page-builder>
 *   <div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-element="main">…</div>
 * </shop-page-builder>
 */
export function PageBuilder({ element, config }: ElementProps<PageBuilderConfig>) {
  useBlock(element, config, watchBlocks);
  return null;
}
