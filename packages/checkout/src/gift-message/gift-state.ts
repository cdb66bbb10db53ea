import type { Failure } from '../shared/failure-note';
import { isBlank, type Note } from './stored-note';

/** What is open below the toggle: the form, the summary or nothing. */
export type View = 'closed' | 'form' | 'summary';

/** What has changed since the page was loaded. */
interface State {
  /** What the shopper has opened or closed. By default, an existing message is open. */
  view?: View | undefined;
  /** Last message stored by this page; undefined while the page's own data is current. */
  saved?: Note;
  typed: Note;
  /** Being sent to the shop. */
  sending?: Note | undefined;
  /** Whether the shopper tried to save a new message without a text. */
  isMissing: boolean;
  failure?: Failure | undefined;
  /** What to focus next. A new object each time, so that the same part can be focused again. */
  focusOn?: { part: string } | undefined;
}

type Action =
  | { type: 'close' }
  | { type: 'toggle'; stored: Note }
  | { type: 'edit' }
  | { type: 'typed'; name: keyof Note; text: string }
  | { type: 'reset' }
  | { type: 'save'; stored: Note }
  | { type: 'remove' }
  /** The request was canceled or failed. */
  | { type: 'stopped'; failure?: Failure }
  | { type: 'stored'; note: Note };

/** Keeps the form open for a shopper who started writing before the script loaded. */
export function startState(element: HTMLElement): State {
  const isWriting = element.querySelector(':scope > details[data-shop-fallback][open]') !== null;
  return { view: isWriting ? 'form' : undefined, typed: {}, isMissing: false };
}

export function change(state: State, action: Action): State {
  switch (action.type) {
    case 'close':
      return { ...state, view: undefined, isMissing: false };
    case 'toggle':
      return { ...state, view: toggled(state.view, action.stored), isMissing: false };
    case 'edit':
      // The button that opens the form disappears and would lose the focus.
      return { ...state, view: 'form', focusOn: { part: 'input' } };
    case 'typed':
      return { ...state, view: 'form', isMissing: false, typed: { ...state.typed, [action.name]: action.text } };
    case 'reset':
      return { ...state, typed: {} };
    case 'save':
      return save(state, action.stored);
    case 'remove':
      return send(state, { recipient: null, sender: null, message: null });
    case 'stopped':
      return { ...state, sending: undefined, failure: action.failure };
    case 'stored':
      return { ...state, sending: undefined, saved: action.note, typed: {} };
  }
}

export function openedBy(stored: Note): View {
  return isBlank(stored) ? 'closed' : 'summary';
}

function toggled(view: View | undefined, stored: Note): View {
  const isOpen = (view ?? openedBy(stored)) !== 'closed';
  if (isOpen) return 'closed';
  return isBlank(stored) ? 'form' : 'summary';
}

/** Clearing a stored message deletes it. A new message needs a text. */
function save(state: State, stored: Note): State {
  const note = { ...stored, ...state.typed };
  if (isBlank(note) && isBlank(stored)) return { ...state, isMissing: true, focusOn: { part: 'textarea' } };
  return send(state, note);
}

function send(state: State, note: Note): State {
  return state.sending === undefined ? { ...state, sending: note, failure: undefined } : state;
}
