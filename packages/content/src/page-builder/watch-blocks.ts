import { nameOf, reportError, warnOnce } from '@shop-elements/core';
import { whenNear } from '@shop-elements/dom';
import { luma } from '@shop-elements/host';
import { elementNameOf } from '../shared/block/content-types';
import { behaviors } from './behaviors';
import type { PageBuilderConfig } from './page-builder.config';

/** These start at once, because starting changes their size. All others start when they come near the window. */
const changesTheLayout: ReadonlySet<string> = new Set(['tabs', 'buttons', 'map']);

/**
 * Milliseconds until it is clear whether Luma's script starts the blocks: `mage/apply` removes the block that names the script 4 ms
 * before RequireJS knows the script.
 */
const UNCLEAR = 20;

/**
 * Starts every Page Builder block inside an element, also those added later, and stops those that are removed. If Luma's script starts
 * the blocks, leaves them alone.
 * @returns stops all blocks
 */
export function watchBlocks(root: HTMLElement, config: PageBuilderConfig): () => void {
  if (luma.startsBlocks()) {
    reportLumasBlocks(root);
    return () => {};
  }
  if (!luma.isOnPage()) return startBlocks(root, config);
  let stop = (): void => {};
  const timer = setTimeout(() => {
    if (luma.startsBlocks()) reportLumasBlocks(root);
    else stop = startBlocks(root, config);
  }, UNCLEAR);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function startBlocks(root: HTMLElement, config: PageBuilderConfig): () => void {
  const running = new Map<HTMLElement, () => void>();
  const start = (block: HTMLElement): void => {
    const type = block.dataset['contentType'] ?? '';
    const behavior = behaviors.get(type);
    // A nested page builder starts its own blocks.
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
  const stop = (block: HTMLElement): void => {
    // It was moved, not removed.
    if (root.contains(block)) return;
    running.get(block)?.();
    running.delete(block);
  };
  for (const block of blocksIn(root)) start(block);
  const changes = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) for (const block of blocksIn(node)) stop(block);
    for (const { addedNodes } of records)
      for (const node of addedNodes) for (const block of blocksIn(node)) start(block);
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const stopBlock of running.values()) stopBlock();
  };
}

/** A node that is a block, and all blocks inside it. */
function blocksIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = node.querySelectorAll<HTMLElement>('[data-content-type]');
  return node.hasAttribute('data-content-type') ? [node, ...inside] : [...inside];
}

/** If Luma and we both started a block, it would have two sets of controls. */
function reportLumasBlocks(root: HTMLElement): void {
  warnOnce(
    root,
    `Magento's own scripts run these Page Builder blocks. To let <${root.localName}> run them, remove the layout block that prints ` +
      'Magento_PageBuilder/js/widget-initializer.',
  );
}

/** Isolates errors: one block that cannot start must not stop the others. */
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

/** Whether a block has its own element: it is one, or it is directly inside one. */
function hasElement(block: HTMLElement, type: string): boolean {
  return [block, block.parentElement].some((node) => node !== null && nameOf(node) === elementNameOf(type));
}
