import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { PageBuilderConfig } from './page-builder.config';
import { watchBlocks } from './watch-blocks';

/**
 * Stands once around content that was made with Page Builder: every `[data-content-type]` block inside does what the single
 * elements do, with the settings that Page Builder printed. Also blocks that arrive later.
 *
 * Where Magento's own scripts start the blocks, it leaves them alone and says so in the console.
 * @example
 * <shop-page-builder>
 *   <div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-element="main">…</div>
 * </shop-page-builder>
 */
export function PageBuilder({ element, config }: ElementProps<PageBuilderConfig>) {
  useBlock(element, config, watchBlocks);
  return null;
}
