import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { ButtonsConfig } from './buttons.config';
import { startButtons } from './start-buttons';

/**
 * Makes a group of buttons equally wide. Wraps a group printed by Page Builder and uses its settings, or is the group
 * itself.
 * @example
 * <shop-buttons data-same-width="true"><a href="/desk">Desk</a> <a href="/kitchen">Everything for the kitchen</a></shop-buttons>
 */
export function Buttons({ element, config }: ElementProps<ButtonsConfig>) {
  useBlock(element, config, startButtons);
  return null;
}
