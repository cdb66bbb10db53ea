import { removeNode } from '@shop-elements/core';
/** Removes the part with a class that came with a cloned block: it belongs to the block that was copied. */
export function dropCopy(parent: HTMLElement, className: string): void {
  removeNode(parent.querySelector(`:scope > .${className}`));
}
