import { emit } from '@shop-elements/core';
import { clearMessages, formKey, navigate, processError, readCookie, shopUrl } from '@shop-elements/host';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { GiftMessageConfig } from './gift-message.config';
import { type GiftMessage, sendGiftMessage } from './send-gift-message';
import { isBlank, type Note, ORDER_LEVEL, storedNote } from './stored-note';

/** Detail of `shop-gift-message-save`, `-saved` and `-deleted`. */
export interface GiftMessageDetail {
  level: 'order' | 'item';
  /** Undefined at order level. */
  itemId: string | undefined;
  /** What is sent; a listener to `-save` may still add `extension_attributes` to it. All null to delete. */
  giftMessage: GiftMessage;
}

/** What is open below the toggle: one thing at most. */
type View = 'closed' | 'form' | 'summary';

/** What has happened since the page came. */
interface Now {
  /** What the shopper has opened or closed; by default a message is shown where there is one. */
  view?: View | undefined;
  /** What the shop has stored. */
  saved?: Note;
  typed: Note;
  busy: boolean;
  /** The form is being opened by a button that goes: the focus must not go with it. */
  toFirstField: boolean;
}

export interface GiftMessageState {
  view: View;
  /** What the cart has. */
  stored: Note;
  /** What the fields show: what was typed, over what the cart has. */
  shown: Note;
  busy: boolean;
  toggle(): void;
  edit(): void;
  cancel(): void;
  type(name: keyof Note, text: string): void;
  save(): void;
  remove(): void;
}

/** Elements on the page that hold words no server has: leaving the page would lose them. */
const unsaved = new Set<HTMLElement>();

/** The states and calls of a gift message. Specification: checkout, section 4 'Gift message block'. */
export function useGiftMessage(element: HTMLElement, config: GiftMessageConfig): GiftMessageState {
  // Not in the component's state, because a click may come before what was typed is drawn.
  const now = useRef<Now>({ view: openBefore(element), typed: {}, busy: false, toFirstField: false }).current;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const stored = now.saved ?? storedNote(config);
  const hasNote = !isBlank(stored);
  const view = () => now.view ?? (hasNote ? 'summary' : 'closed');
  const shown = () => ({ ...stored, ...now.typed });
  const extra = config.extensionAttributes && { extension_attributes: config.extensionAttributes };
  const find = (part: string) => element.querySelector<HTMLElement>(`.shop-gift-message ${part}`);

  useLayoutEffect(() => () => void unsaved.delete(element), [element]);
  useLayoutEffect(() => {
    if (now.toFirstField) find('input')?.focus();
    now.toFirstField = false;
  });

  const change = (changes: Partial<Now>): void => {
    Object.assign(now, changes);
    redraw();
  };

  const close = (): void => {
    if (element.contains(document.activeElement)) find('button')?.focus();
    unsaved.delete(element);
    change({ view: undefined });
  };

  const send = async (giftMessage: GiftMessage): Promise<void> => {
    if (now.busy) return;
    const itemId = config.itemId === ORDER_LEVEL ? undefined : config.itemId;
    const detail: GiftMessageDetail = { level: itemId === undefined ? 'order' : 'item', itemId, giftMessage };
    if (!emit(element, 'shop-gift-message-save', detail, { cancelable: true })) return;
    clearMessages();
    change({ busy: true });
    const reply = await sendGiftMessage(giftMessage, config);
    change({ busy: false });
    if (!reply.ok) {
      processError(reply);
      return;
    }
    change({ typed: {}, saved: giftMessage });
    close();
    emit(element, `shop-gift-message-${isBlank(giftMessage) ? 'deleted' : 'saved'}`, detail);
    if (unsaved.size === 0) navigate(cartUpdateUrl(config));
  };

  return {
    view: view(),
    stored,
    shown: shown(),
    busy: now.busy,
    toggle: () => change({ view: view() !== 'closed' ? 'closed' : hasNote ? 'summary' : 'form' }),
    edit: () => change({ view: 'form', toFirstField: true }),
    cancel: close,
    type: (name, text) => {
      unsaved.add(element);
      change({ view: 'form', typed: { ...now.typed, [name]: text } });
    },
    save: () => void send({ ...shown(), ...extra }),
    remove: () => void send({ recipient: null, sender: null, message: null, ...extra }),
  };
}

/** A shopper who was writing before the script came goes on writing. */
function openBefore(element: HTMLElement): View | undefined {
  return element.querySelector(':scope > details[data-shop-fallback][open]') ? 'form' : undefined;
}

/** The server leads back from there to the page the shopper was on. The key in the cookie is the visitor's own. */
function cartUpdateUrl(config: GiftMessageConfig): string {
  const key = readCookie('form_key') || config.formKey || formKey();
  return shopUrl(`checkout/cart/updatePost?form_key=${encodeURIComponent(key)}&cart[]`, config.baseUrl);
}
