import { removeNode } from '@shop-elements/core';

/** Removes our part from a cloned block: it belongs to the original. */
export function dropCopy(parent: HTMLElement, className: string): void {
  removeNode(parent.querySelector(`:scope > .${className}`));
}
