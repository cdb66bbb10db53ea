import { emit } from '@shop-elements/core';
import { askConfirmation, make } from '@shop-elements/dom';
import {
  addMessage,
  beforeFormPost,
  belongsToShop,
  formKey,
  navigate,
  postForm,
  processError,
  showCookieMessages,
} from '@shop-elements/host';
import { formFields, type PostData } from '../shared/post-data/post-data';
import { messageIn, nextPage } from './call-answer';
import { isGuest } from './guest';
import type { PostActionConfig } from './post-action.config';

/** Detail of `shop-post-action-send`. The form key is not in it. */
export interface PostActionSendDetail {
  /** The whole address. */
  action: string;
  data: Readonly<Record<string, unknown>>;
}

/** Milliseconds for which a control whose form is on its way does not start another: a double click posts once. */
const FORM_PAUSE = 1000;

const busy = new WeakSet<Element>();

/** Posts what a control asks for, unless it is posting already. Within the click, if nothing has to be asked before. */
export async function startPost(
  element: HTMLElement,
  control: HTMLElement,
  post: PostData,
  config: PostActionConfig,
): Promise<void> {
  if (busy.has(control)) return;
  busy.add(control);
  try {
    const { action, data, question } = post;
    const detail: PostActionSendDetail = { action, data };
    if (needsLogin(post, config) && (await isGuest())) navigate('customer/account/login/');
    else if (question !== undefined && !(await askConfirmation(question))) return;
    else if (!emit(element, 'shop-post-action-send', detail, { cancelable: true })) return;
    else await (config.ajax ? postInPage(control, post) : postAsForm(post));
  } finally {
    busy.delete(control);
  }
}

/** The server takes a guest who posts a form to the login page and keeps the product; a call would lose it. */
function needsLogin({ action }: PostData, { ajax, requiresLogin }: PostActionConfig): boolean {
  return requiresLogin || (ajax && new URL(action).pathname.includes('wishlist'));
}

async function postInPage(control: HTMLElement, { action, data }: PostData): Promise<void> {
  // Not `disabled`: that would take the focus away.
  control.setAttribute('aria-busy', 'true');
  control.setAttribute('aria-disabled', 'true');
  const reply = await postForm(action, new URLSearchParams(fieldsOf(action, data)));
  control.removeAttribute('aria-busy');
  control.removeAttribute('aria-disabled');

  if (!reply.ok) {
    processError(reply);
    return;
  }
  const answer = reply.json();
  const next = nextPage(answer);
  if (next !== undefined) {
    navigate(next);
    return;
  }
  const message = messageIn(answer);
  if (message !== undefined) addMessage(message);
  // Most replies are a redirect that was followed to a whole page, and what that page would say waits in the cookie.
  showCookieMessages();
}

async function postAsForm({ action, data }: PostData): Promise<void> {
  const form = make('form', { method: 'post', action, hidden: true });
  form.append(...fieldsOf(action, data).map(([name, value]) => make('input', { type: 'hidden', name, value })));
  document.body.append(form);
  beforeFormPost(action);
  // From the prototype: a field may be named `requestSubmit`.
  HTMLFormElement.prototype.requestSubmit.call(form);
  await new Promise((resolve) => setTimeout(resolve, FORM_PAUSE));
}

/** Another site gets no form key: with it, it could post here. */
function fieldsOf(action: string, data: PostData['data']): [string, string][] {
  return belongsToShop(action) ? [...formFields(data), ['form_key', formKey()]] : formFields(data);
}
