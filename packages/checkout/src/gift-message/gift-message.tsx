import { type ElementProps, fill, textsOf, useElementId } from '@shop-elements/core';
import { Field } from '@shop-elements/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import { isEnter } from '../shared/enter';
import { FailureNote } from '../shared/failure-note';
import type { GiftMessageConfig } from './gift-message.config';
import { isAvailable, type Note } from './stored-note';
import { type GiftMessageState, useGiftMessage } from './use-gift-message';

export const giftMessageTexts = {
  title: 'Gift options',
  legend: 'Gift Message (optional)',
  recipient: 'To:',
  sender: 'From:',
  message: 'Message:',
  left: '%1 characters left',
  update: 'Update',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  missing: 'Write a message first.',
  saving: 'Saving...',
};

/** Longest name that the server stores. The message itself has practically no limit. */
const LONGEST_NAME = 255;

/** The remaining characters are announced once this few are left. */
const ANNOUNCED_BELOW = 50;

/**
 * A gift message for the whole order or for one item of the cart. Draws nothing if the shop has gift messages disabled.
 * After saving or deleting, the element opens the cart's update URL, unless the page has unsaved text: another gift
 * message, a quantity, or a coupon code. Emptying a stored message deletes it; a new one needs a text.
 * @example <shop-gift-message></shop-gift-message>
 * @example <shop-gift-message data-item-id="15"></shop-gift-message>
 * @fires shop-gift-message-save before a message is stored or deleted; cancelable
 * @fires shop-gift-message-saved when the shop has stored it
 * @fires shop-gift-message-deleted when the shop has deleted it, also because its text was cleared
 */
export function GiftMessage({ element, config }: ElementProps<GiftMessageConfig>) {
  // A page that updates its cart in place may reuse the element for another item, which has its own message.
  return <Message key={config.itemId} element={element} config={config} />;
}

function Message({ element, config }: ElementProps<GiftMessageConfig>) {
  const state = useGiftMessage(element, config);
  const texts = textsOf(element, giftMessageTexts);
  const id = useElementId('gift');
  if (!isAvailable(config)) return null;
  const closed = state.view === 'closed';
  return (
    <div
      className={closed ? 'gift-item-block shop-gift-message' : 'gift-item-block shop-gift-message _active'}
      data-state={state.view}
    >
      <button
        type="button"
        className="title shop-text-button shop-gift-message__title"
        aria-expanded={!closed}
        onClick={state.toggle}
      >
        {texts.title}
      </button>
      <div className="shop-gift-message__content" hidden={closed}>
        <Summary state={state} texts={texts} />
        <Form state={state} texts={texts} id={id} itemId={config.itemId} />
        <FailureNote failure={state.failure} />
        <div role="status">{state.busy && texts.saving}</div>
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
      <p>
        <strong>{texts.message}</strong> {state.stored.message}
      </p>
      <div className="shop-gift-message__actions">
        <Action kind="edit" texts={texts} onPress={state.edit} />
        <Action kind="delete" texts={texts} busy={state.busy} onPress={state.remove} />
      </div>
    </div>
  );
}

interface ActionProps {
  kind: 'edit' | 'delete' | 'update' | 'cancel';
  texts: typeof giftMessageTexts;
  busy?: boolean;
  onPress: () => void;
}

/** Themes style each action by its class. */
function Action({ kind, texts, busy, onPress }: ActionProps) {
  const style = kind === 'update' ? 'primary shop-button--primary' : '';
  return (
    <button
      type="button"
      className={`action action-${kind} shop-button ${style}`}
      aria-disabled={busy || undefined}
      onClick={onPress}
    >
      {texts[kind]}
    </button>
  );
}

interface FormProps extends PartProps {
  id: string;
  itemId: string;
}

/** The fields, with Magento's names in forms. */
const fields = [
  ['recipient', 'to'],
  ['sender', 'from'],
  ['message', 'message'],
] as const;

/** Stays on the page while closed, to keep the typed text. Disabled then, so that a surrounding form does not post it. */
function Form({ state, texts, id, itemId }: FormProps) {
  const closed = state.view !== 'form';
  return (
    <fieldset className="gift-message" hidden={closed} disabled={closed}>
      <legend>{texts.legend}</legend>
      {fields.map(([field, name]) => (
        <NoteField
          key={field}
          state={state}
          texts={texts}
          id={`${id}-${field}`}
          name={`giftmessage[${itemId}][${name}]`}
          field={field}
        />
      ))}
      <div className="shop-gift-message__actions">
        <Action kind="update" texts={texts} busy={state.busy} onPress={state.save} />
        <Action kind="cancel" texts={texts} onPress={state.cancel} />
      </div>
    </fieldset>
  );
}

interface NoteFieldProps extends PartProps {
  id: string;
  name: string;
  field: keyof Note;
}

function NoteField({ state, texts, id, name, field }: NoteFieldProps) {
  const value = state.shown[field] ?? '';
  const remaining = LONGEST_NAME - value.length;
  const shared = {
    name,
    className: 'input-text',
    value,
    // The shop would not receive later changes.
    readOnly: state.busy,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      state.type(field, currentTarget.value),
  };
  const save = (event: KeyboardEvent): void => {
    if (!isEnter(event.nativeEvent)) return;
    // Enter would submit the surrounding form, which is the cart.
    event.preventDefault();
    state.save();
  };
  if (field === 'message') {
    return (
      <Field id={id} label={texts.message} className="text" error={state.isMissing ? texts.missing : undefined}>
        {(control) => <textarea {...control} {...shared} rows={5} />}
      </Field>
    );
  }
  return (
    <Field id={id} label={texts[field]}>
      {(control) => (
        <>
          <input
            {...control}
            {...shared}
            type="text"
            maxLength={LONGEST_NAME}
            autoComplete={field === 'sender' ? 'name' : 'off'}
            onKeyDown={save}
          />
          <span role="status">{remaining <= ANNOUNCED_BELOW && fill(texts.left, remaining)}</span>
        </>
      )}
    </Field>
  );
}
