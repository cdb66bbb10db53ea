import { useLayoutEffect } from 'react';
import { blockOf } from './printed-settings';

/** Starts a behavior on the block that an element stands for, and again when its settings change: not at every drawing. */
export function useBlock<Config>(
  element: HTMLElement,
  config: Config,
  start: (block: HTMLElement, config: Config) => () => void,
): void {
  const settings = JSON.stringify(config);
  useLayoutEffect(() => start(blockOf(element), JSON.parse(settings) as Config), [element, settings, start]);
}
