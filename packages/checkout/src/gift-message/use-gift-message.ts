import { emit, reportException, useListener, useNewest } from '@shop-elements/core';
import { commonTexts } from '@shop-elements/dom';
import {
  belongsToShop,
  clearMessages,
  errorText,
  formKey,
  navigate,
  type Reply,
  readCookie,
  shopUrl,
} from '@shop-elements/host';
import { useLayoutEffect, useReducer } from 'react';
import { announceFailure, type Failure } from '../shared/failure-note';
import type { GiftMessageConfig } from './gift-message.config';
import { change, openedBy, startState, type View } from './gift-state';
import { type GiftMessage, isBlank, type Note, ORDER_LEVEL, sendGiftMessage, storedNote } from './stored-note';

/** Detail of `shop-gift-message-save`, `-saved` and `-deleted`. */
export interface GiftMessageDetail {
  level: 'order' | 'item';
  /** Undefined at order level. */
  itemId: string | undefined;
  /** The message being sent; all null to delete it. A listener to `-save` may add `extension_attributes`. */
  giftMessage: GiftMessage;
}

export interface GiftMessageState {
  view: View;
  /** The message in the cart. */
  stored: Note;
  /** What the fields show: the typed text, or the message in the cart. */
  shown: Note;
  busy: boolean;
  /** Whether the shopper tried to save a new message without a text. */
  isMissing: boolean;
  failure: Failure | undefined;
  toggle(): void;
  edit(): void;
  cancel(): void;
  type(name: keyof Note, text: string): void;
  save(): void;
  remove(): void;
}

/** Elements with unsaved text, which leaving the page would lose. */
const unsaved = new Set<HTMLElement>();

export function useGiftMessage(element: HTMLElement, config: GiftMessageConfig): GiftMessageState {
  const [state, dispatch] = useReducer(change, element, startState);
  const { saved = storedNote(config), typed, sending, focusOn } = state;
  const view = state.view ?? openedBy(saved);

  useLayoutEffect(() => () => void unsaved.delete(element), [element]);

  useLayoutEffect(() => {
    if (focusOn !== undefined) partOf(element, focusOn.part)?.focus();
  }, [element, focusOn]);

  useFormReset(element, () => {
    unsaved.delete(element);
    dispatch({ type: 'reset' });
  });

  const close = (): void => {
    if (element.contains(document.activeElement)) partOf(element, 'button')?.focus();
    unsaved.delete(element);
    dispatch({ type: 'close' });
  };

  const fail = (text: string): void => dispatch({ type: 'stopped', failure: announceFailure(element, text) });

  const send = async (note: Note): Promise<void> => {
    const detail = detailOf(note, config);
    const { giftMessage } = detail;
    if (!emit(element, 'shop-gift-message-save', detail, { cancelable: true })) return dispatch({ type: 'stopped' });
    clearMessages();
    const reply = await sendGiftMessage(giftMessage, config);
    if (!isStored(reply)) {
      const text = errorText(reply);
      if (text === undefined) navigate('customer/account/login/');
      return fail(text ?? '');
    }
    // What a listener has added belongs only to this request.
    const { recipient, sender, message } = giftMessage;
    dispatch({ type: 'stored', note: { recipient, sender, message } });
    close();
    emit(element, `shop-gift-message-${isBlank(giftMessage) ? 'deleted' : 'saved'}`, detail);
    // No navigation if the page has removed the element in the meantime.
    if (element.isConnected && unsaved.size === 0 && !hasTypedInCart()) navigate(cartUpdateUrl(config));
  };

  const newest = useNewest({ send, fail });
  useLayoutEffect(() => {
    if (sending === undefined) return;
    newest.current.send(sending).catch((error: unknown) => {
      reportException(element, 'network', error);
      newest.current.fail(commonTexts().requestFailed);
    });
  }, [element, sending, newest]);

  return {
    view,
    stored: saved,
    shown: { ...saved, ...typed },
    busy: sending !== undefined,
    isMissing: state.isMissing,
    failure: state.failure,
    toggle: () => dispatch({ type: 'toggle', stored: saved }),
    edit: () => dispatch({ type: 'edit' }),
    cancel: close,
    type(name, text) {
      unsaved.add(element);
      dispatch({ type: 'typed', name, text });
    },
    save: () => dispatch({ type: 'save', stored: saved }),
    remove: () => dispatch({ type: 'remove' }),
  };
}

/** Calls `reset` when a form around the element is reset. */
function useFormReset(element: HTMLElement, reset: () => void): void {
  useListener(document, 'reset', (event) => {
    // The form resets its fields after this event, unless a later listener cancels it.
    setTimeout(() => {
      if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.contains(element)) return;
      reset();
    });
  });
}

function detailOf(note: Note, { itemId, extensionAttributes }: GiftMessageConfig): GiftMessageDetail {
  const isOrder = itemId === ORDER_LEVEL;
  return {
    level: isOrder ? 'order' : 'item',
    itemId: isOrder ? undefined : itemId,
    giftMessage: { ...note, ...(extensionAttributes && { extension_attributes: extensionAttributes }) },
  };
}

/** Only JSON confirms that the message was stored, not a page or an incomplete reply. */
function isStored(reply: Reply): boolean {
  const answer = reply.json();
  return reply.ok && answer !== undefined && answer !== false;
}

function partOf(element: HTMLElement, selector: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`.shop-gift-message ${selector}`);
}

/** Whether the cart has a typed quantity or code that was not sent, which leaving the page would lose. */
function hasTypedInCart(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[action*="checkout/cart/"] :is(input, textarea):not(shop-gift-message *)',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** The cart's update URL, which redirects back to the current page. Prefers the key in the cookie, which is the visitor's own. */
function cartUpdateUrl(config: GiftMessageConfig): string {
  const url = shopUrl('checkout/cart/updatePost', config.baseUrl);
  // Not for another site, which could misuse it.
  const key = belongsToShop(url) ? readCookie('form_key') || config.formKey || formKey() : '';
  return `${url}?form_key=${encodeURIComponent(key)}&cart[]`;
}
