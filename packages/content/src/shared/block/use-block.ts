import { useLayoutEffect } from 'react';
import { blockOf } from './printed-settings';

/** Starts a behavior on an element's block, and restarts it when the settings change. */
export function useBlock<Config>(
  element: HTMLElement,
  config: Config,
  start: (block: HTMLElement, config: Config) => () => void,
): void {
  useLayoutEffect(() => start(blockOf(element), config), [element, config, start]);
}
