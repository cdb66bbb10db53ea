import { type ElementProps, fill, textsOf, useElementId } from '@shop-elements/core';
import { Field } from '@shop-elements/ui';
import type { KeyboardEvent } from 'react';
import type { GiftMessageConfig } from './gift-message.config';
import { giftMessageTexts } from './gift-message.texts';
import { isAvailable, type Note } from './stored-note';
import { type GiftMessageState, useGiftMessage } from './use-gift-message';

/** As long as the server's columns for the names; the message itself has no limit worth telling. */
const LONGEST_NAME = 255;

/** From here on the shopper is told how much room is left. */
const TELL_AT = 50;

/**
 * A gift message for the whole order, or for one item of the cart. Draws nothing where the shop offers none.
 *
 * When it is stored or deleted the page goes to the cart update address, which leads back; not while another message on the
 * page has words that are not stored yet. A deleted message, or one whose text was emptied, is not shown again meanwhile.
 * @example <shop-gift-message></shop-gift-message>
 * @example <shop-gift-message data-item-id="15"></shop-gift-message>
 * @fires shop-gift-message-save before a message is stored or deleted; cancelable
 * @fires shop-gift-message-saved when the shop has stored it
 * @fires shop-gift-message-deleted when the shop has deleted it, also because its text was emptied
 */
export function GiftMessage({ element, config }: ElementProps<GiftMessageConfig>) {
  const state = useGiftMessage(element, config);
  const texts = textsOf(element, giftMessageTexts);
  const id = useElementId('gift');
  if (!isAvailable(config)) return null;
  return (
    <div className="gift-item-block shop-gift-message" data-state={state.view}>
      <button
        type="button"
        ref={state.toggleButton}
        className="title shop-text-button shop-gift-message__title"
        aria-expanded={state.view !== 'closed'}
        onClick={state.toggle}
      >
        {texts.title}
      </button>
      <div className="shop-gift-message__content" hidden={state.view === 'closed'}>
        <Summary state={state} texts={texts} />
        <Form state={state} texts={texts} id={id} itemId={config.itemId} />
        <div className="shop-gift-message__left" role="status">
          {state.busy && texts.saving}
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  state: GiftMessageState;
  texts: typeof giftMessageTexts;
}

function Summary({ state, texts }: PartProps) {
  if (state.view !== 'summary') return null;
  return (
    <div className="gift-summary">
      <p className="shop-gift-message__note">
        <strong>{texts.message}</strong> {state.stored.message}
      </p>
      <div className="shop-gift-message__actions">
        <button type="button" className="action action-edit shop-button" onClick={state.edit}>
          {texts.edit}
        </button>
        <button
          type="button"
          className="action action-delete shop-button"
          aria-disabled={state.busy || undefined}
          onClick={state.remove}
        >
          {texts.delete}
        </button>
      </div>
    </div>
  );
}

interface FormProps extends PartProps {
  id: string;
  itemId: string;
}

/** Stays on the page while it is closed, for what was typed to be there again; the host's form then posts none of it. */
function Form({ state, texts, id, itemId }: FormProps) {
  const name = (field: string): string => `giftmessage[${itemId}][${field}]`;
  const closed = state.view !== 'form';
  return (
    <fieldset className="gift-message shop-gift-message__form" hidden={closed} disabled={closed}>
      <legend>{texts.legend}</legend>
      <NameField state={state} texts={texts} id={`${id}-to`} name={name('to')} field="recipient" />
      <NameField state={state} texts={texts} id={`${id}-from`} name={name('from')} field="sender" />
      <Field id={`${id}-message`} label={texts.message} className="text shop-gift-message__wide">
        {(control) => (
          <textarea
            {...control}
            name={name('message')}
            className="input-text"
            rows={5}
            value={state.shown.message ?? ''}
            onInput={({ currentTarget }) => state.type('message', currentTarget.value)}
          />
        )}
      </Field>
      <div className="shop-gift-message__actions shop-gift-message__wide">
        <button
          type="button"
          className="action action-update primary shop-button shop-button--primary"
          aria-disabled={state.busy || undefined}
          onClick={state.save}
        >
          {texts.update}
        </button>
        <button type="button" className="action action-cancel shop-button" onClick={state.cancel}>
          {texts.cancel}
        </button>
      </div>
    </fieldset>
  );
}

interface NameFieldProps extends PartProps {
  id: string;
  name: string;
  field: Exclude<keyof Note, 'message'>;
}

function NameField({ state, texts, id, name, field }: NameFieldProps) {
  const text = state.shown[field] ?? '';
  const left = LONGEST_NAME - text.length;
  const save = (event: KeyboardEvent): void => {
    // In the host's form Enter would submit that, and with it the cart.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    state.save();
  };
  return (
    <Field id={id} label={texts[field]}>
      {(control) => (
        <>
          <input
            {...control}
            ref={field === 'recipient' ? state.firstField : undefined}
            type="text"
            name={name}
            className="input-text"
            maxLength={LONGEST_NAME}
            autoComplete={field === 'sender' ? 'name' : 'off'}
            value={text}
            onInput={({ currentTarget }) => state.type(field, currentTarget.value)}
            onKeyDown={save}
          />
          <span className="shop-gift-message__left" role="status">
            {left <= TELL_AT && fill(texts.left, left)}
          </span>
        </>
      )}
    </Field>
  );
}
