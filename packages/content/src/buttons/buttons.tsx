import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { ButtonsConfig } from './buttons.config';
import { startButtons } from './start-buttons';

/**
 * Makes a group of buttons equally wide. Stands around a group that Page Builder printed, whose settings it takes, or is the
 * group itself.
 * @example
 * <shop-buttons data-same-width="true"><a href="/desk">Desk</a> <a href="/kitchen">Everything for the kitchen</a></shop-buttons>
 */
export function Buttons({ element, config }: ElementProps<ButtonsConfig>) {
  useBlock(element, config, startButtons);
  return null;
}
