import { mute } from './mute';
import { pagesNodesIn } from './root-node';
import { scopeOf } from './scope';

/**
 * Removes an element's node until it is placed again, and gives the page back its own nodes. Mutes the events of leaving a field,
 * because the shopper did not leave it.
 * @returns puts the focus back, unless something else has it by then
 */
export function takeOut(node: HTMLElement): () => void {
  const { activeElement } = scopeOf(node);
  const stopMuting = mute(['change', 'blur', 'focusout']);
  node.replaceWith(...pagesNodesIn(node));
  stopMuting();
  return () => {
    const isMine = activeElement instanceof HTMLElement && node.contains(activeElement);
    if (isMine && document.activeElement === document.body) activeElement.focus({ preventScroll: true });
  };
}
