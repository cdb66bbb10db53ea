import { explain, reportError } from '@shop-elements/core';
import { luma } from '@shop-elements/host';
import { whenNear } from '../shared/block/when-near';
import { behaviors } from './behaviors';
import type { PageBuilderConfig } from './page-builder.config';

/** These start at once, because their size changes; all others start when they come near the window. */
const changesTheLayout: ReadonlySet<string> = new Set(['tabs', 'buttons', 'map']);

/**
 * Starts every block of Page Builder inside an element, now and when blocks arrive; ends those that leave.
 * @returns ends them all
 */
export function watchBlocks(root: HTMLElement, config: PageBuilderConfig): () => void {
  if (luma.startsBlocks()) {
    reportLumasBlocks(root);
    return () => {};
  }
  const running = new Map<HTMLElement, () => void>();
  const start = (block: HTMLElement): void => {
    const type = block.dataset['contentType'] ?? '';
    const behavior = behaviors.get(type);
    // A page builder inside this one looks after its own blocks.
    const isOurs = root.contains(block) && block.parentElement?.closest(root.localName) === root;
    if (behavior === undefined || !isOurs || running.has(block) || hasElement(block, type)) return;
    const begin = (): void => {
      running.set(
        block,
        attempt(() => behavior(block, config), root, block),
      );
    };
    if (changesTheLayout.has(type)) begin();
    else running.set(block, whenNear(block, begin));
  };
  const end = (block: HTMLElement): void => {
    // Moved, not removed.
    if (root.contains(block)) return;
    running.get(block)?.();
    running.delete(block);
  };
  for (const block of blocksIn(root)) start(block);
  const changes = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) for (const block of blocksIn(node)) end(block);
    for (const { addedNodes } of records)
      for (const node of addedNodes) for (const block of blocksIn(node)) start(block);
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const stop of running.values()) stop();
  };
}

/** A node that is a block, and all blocks inside it. */
function blocksIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = node.querySelectorAll<HTMLElement>('[data-content-type]');
  return node.hasAttribute('data-content-type') ? [node, ...inside] : [...inside];
}

/** Started by both, a block would have two sets of controls. */
function reportLumasBlocks(root: HTMLElement): void {
  explain(
    root,
    `<${root.localName}> leaves the blocks of Page Builder alone: Magento's own scripts start them on this page. To have the element do ` +
      'it, remove the layout block that prints Magento_PageBuilder/js/widget-initializer.',
  );
}

/** One block that cannot start must not keep the others from it. */
function attempt(start: () => () => void, root: HTMLElement, block: HTMLElement): () => void {
  try {
    return start();
  } catch (error) {
    const path = block.dataset['contentType'] ?? '';
    block.setAttribute('data-state', 'error');
    reportError(root, 'config', [{ path, message: String(error), source: 'the content' }], error);
    return () => block.removeAttribute('data-state');
  }
}

/** Elements that do not have the name of the block that they look after. */
const elements: Readonly<Record<string, string>> = { slide: 'banner', products: 'product-carousel' };

/** Whether a block has its own element: it is one, or is directly inside one. */
function hasElement(block: HTMLElement, type: string): boolean {
  const own = `shop-${elements[type] ?? type}`;
  return block.matches(`${own}, ${own} > *`);
}
