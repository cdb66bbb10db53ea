import { type ElementProps, textsOf } from '@shop-elements/core';
import type { ModalConfig } from './modal.config';
import { modalTexts } from './modal.texts';
import { useModal } from './use-modal';

/**
 * Shows the server's content in a modal dialog. `data-dismiss="modal"` or `data-role="closeBtn"` inside closes it;
 * without either, it gets a Close button. Focus returns to where it was. Without JavaScript, the content shows in the
 * page.
 * @example
 * <a href="#sizes" class="size-guide">Size guide</a>
 * <shop-modal id="sizes" data-trigger=".size-guide"><h2>Size guide</h2><table>…</table></shop-modal>
 * @fires shop-modal-toggle before anything moves; cancelable
 */
export function Modal({ element, config }: ElementProps<ModalConfig>) {
  useModal(element, config, textsOf(element, modalTexts).close);
  return null;
}
