import { type ElementProps, emit, fill, textsOf, useElementId } from '@shop-elements/core';
import { useLayoutEffect, useState } from 'react';
import type { MasonryConfig } from './masonry.config';
import { type LaidOut, listIn, startMasonry } from './start-masonry';
import { startSorting } from './start-sorting';

/** Texts of `<shop-masonry>`. */
export const masonryTexts = {
  hint: 'Arrow keys move this item.',
  moved: 'Moved to %1 of %2',
};

/** Detail of `shop-masonry-move`. */
export interface MasonryMoveDetail {
  /** The item that was moved. */
  item: HTMLElement;
  /** Its previous index, from 0. */
  from: number;
  /** Its new index. */
  to: number;
}

/**
 * Lays out items of different sizes without gaps. Your theme sets their width, in percent or pixels. The element positions
 * each item with `transform: translate(x, y)`, and animates changes after the first layout for 0.4 s. Works in tabs that
 * open later and for items added later. Without JavaScript, your theme's layout stays.
 * @example
 * <shop-masonry data-item=".card" data-gutter="16" data-layout="masonry">
 *   <ul><li class="card">…</li></ul>
 * </shop-masonry>
 * @fires shop-masonry-move when the shopper has moved an item
 */
export function Masonry({ element, config }: ElementProps<MasonryConfig>) {
  const texts = textsOf(element, masonryTexts);
  const hint = useElementId('hint');
  const [status, setStatus] = useState('');

  useLayoutEffect(() => {
    const start = (): RunningLayout => {
      const laidOut = startMasonry(element, config, config.draggable ? hint : undefined);
      if (!config.draggable) return laidOut;
      const stopSorting = startSorting(laidOut, (item, from, to) => {
        emit(element, 'shop-masonry-move', { item, from, to });
        setStatus(fill(textsOf(element, masonryTexts).moved, to + 1, laidOut.items().length));
      });
      const stop = (): void => {
        stopSorting();
        laidOut.stop();
      };
      return { list: laidOut.list, stop };
    };
    return followList(element, config, start);
  }, [element, config, hint]);

  if (!config.draggable) return null;
  return (
    <>
      <span id={hint} hidden>
        {texts.hint}
      </span>
      <span className="shop-visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}

type RunningLayout = Pick<LaidOut, 'list' | 'stop'>;

/** Starts the layout, and starts it again with a list that replaces the current one, as a filter's reply does. */
function followList(element: HTMLElement, { item }: MasonryConfig, start: () => RunningLayout): () => void {
  let running = start();
  const replaced = new MutationObserver(() => {
    if (listIn(element, item) === running.list) return;
    running.stop();
    running = start();
  });
  replaced.observe(element, { childList: true, subtree: true });
  return () => {
    replaced.disconnect();
    running.stop();
  };
}
