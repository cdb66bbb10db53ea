import { emit } from '@shop-elements/core';
import { clearMessages, formKey, navigate, processError, readCookie, shopUrl } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';
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
export type View = 'closed' | 'form' | 'summary';

export interface GiftMessageState {
  view: View;
  /** What the cart has. */
  stored: Note;
  /** What the fields show: what was typed, over what the cart has. */
  shown: Note;
  busy: boolean;
  toggleButton: RefObject<HTMLButtonElement | null>;
  firstField: RefObject<HTMLInputElement | null>;
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
  const [saved, setSaved] = useState<Note>();
  const stored = saved ?? storedNote(config);
  const [chosen, setView] = useState<View | undefined>(() => openBefore(element));
  const usual = isBlank(stored) ? 'closed' : 'summary';
  const [busy, setBusy] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Kept outside of the state, because a click may come before what was typed is drawn.
  const typed = useRef<Note>({});
  const running = useRef(false);
  const toFirstField = useRef(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => () => void unsaved.delete(element), [element]);
  useLayoutEffect(() => {
    if (toFirstField.current) firstField.current?.focus();
    toFirstField.current = false;
  });

  const close = (view: View): void => {
    if (element.contains(document.activeElement)) toggleButton.current?.focus();
    unsaved.delete(element);
    setView(view);
  };

  const send = async (giftMessage: GiftMessage): Promise<void> => {
    if (running.current) return;
    const isOrder = config.itemId === ORDER_LEVEL;
    const itemId = isOrder ? undefined : config.itemId;
    const detail: GiftMessageDetail = { level: isOrder ? 'order' : 'item', itemId, giftMessage };
    if (!emit(element, 'shop-gift-message-save', detail, { cancelable: true })) return;
    running.current = true;
    setBusy(true);
    clearMessages();
    const reply = await sendGiftMessage(giftMessage, config);
    running.current = false;
    setBusy(false);
    if (!reply.ok) {
      processError(reply);
      return;
    }
    const gone = isBlank(giftMessage);
    typed.current = {};
    setSaved(giftMessage);
    close(gone ? 'closed' : 'summary');
    emit(element, `shop-gift-message-${gone ? 'deleted' : 'saved'}`, detail);
    if (unsaved.size === 0) navigate(cartUpdateUrl(config));
  };

  const shown = (): Note => ({ ...stored, ...typed.current });
  const extra = config.extensionAttributes && { extension_attributes: config.extensionAttributes };

  return {
    view: chosen ?? usual,
    stored,
    shown: shown(),
    busy,
    toggleButton,
    firstField,
    toggle: () => setView((view = usual) => (view !== 'closed' ? 'closed' : isBlank(stored) ? 'form' : 'summary')),
    edit: () => {
      toFirstField.current = true;
      setView('form');
    },
    cancel: () => close(usual),
    type: (name, text) => {
      typed.current[name] = text;
      unsaved.add(element);
      setView('form');
      redraw();
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
