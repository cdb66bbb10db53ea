import { useLayoutEffect } from 'react';
import { blockOf } from './printed-settings';

/** Starts a behavior on the block that an element stands for, and again when its settings change. */
export function useBlock<Config>(
  element: HTMLElement,
  config: Config,
  start: (block: HTMLElement, config: Config) => () => void,
): void {
  useLayoutEffect(() => start(blockOf(element), config), [element, config, start]);
}
