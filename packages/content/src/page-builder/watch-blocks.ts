import { reportError } from '@shop-elements/core';
import { behaviors } from './behaviors';
import type { PageBuilderConfig } from './page-builder.config';

/**
 * Starts every block of Page Builder inside an element, now and when blocks arrive; ends those that leave.
 * @returns ends them all
 */
export function watchBlocks(root: HTMLElement, config: PageBuilderConfig): () => void {
  const running = new Map<HTMLElement, () => void>();
  const look = (): void => {
    for (const [block, end] of running) {
      if (root.contains(block)) continue;
      running.delete(block);
      end();
    }
    for (const block of root.querySelectorAll<HTMLElement>('[data-content-type]')) {
      const type = block.dataset['contentType'] ?? '';
      const start = behaviors.get(type);
      if (start === undefined || running.has(block) || hasElement(block, type)) continue;
      // Of one in another, each looks after its own.
      if (block.closest(root.localName) === root)
        running.set(
          block,
          attempt(() => start(block, config), root, type),
        );
    }
  };
  look();
  const arrivals = new MutationObserver(look);
  arrivals.observe(root, { childList: true, subtree: true });
  return () => {
    arrivals.disconnect();
    for (const end of running.values()) end();
  };
}

/** One block that cannot start must not keep the others from it. */
function attempt(start: () => () => void, root: HTMLElement, type: string): () => void {
  try {
    return start();
  } catch (error) {
    reportError(root, 'config', [{ path: type, message: String(error), source: 'the content' }], error);
    return () => {};
  }
}

/** Elements that do not have the name of the block that they look after. */
const elements: Readonly<Record<string, string>> = { slide: 'banner', products: 'product-carousel' };

/** Whether an element of its own looks after a block: it is that element, or stands directly inside. */
function hasElement(block: HTMLElement, type: string): boolean {
  const own = `shop-${elements[type] ?? type}`;
  return block.matches(`${own}, ${own} > *`);
}
