import { emit, isRecord, page, reportError } from '@shop-elements/core';
import { askConfirmation, make } from '@shop-elements/dom';
import {
  addMessage,
  beforeFormPost,
  belongsToShop,
  checkoutSetting,
  currentSection,
  formKey,
  type Message,
  navigate,
  postForm,
  processError,
  reloadSections,
  showCookieMessages,
} from '@shop-elements/host';
import { allowedUrl } from '../shared/allowed-url';
import { formFields, type PostData } from '../shared/post-data/post-data';
import type { PostActionConfig } from './post-action.config';

/** Detail of `shop-post-action-send`, without the form key. */
export interface PostActionSendDetail {
  /** The absolute URL. */
  action: string;
  data: Readonly<Record<string, unknown>>;
}

/** Milliseconds after submitting a form during which its control is inactive, so that a double click posts once. */
const FORM_PAUSE = 1000;

const busy = new WeakSet<Element>();

/** Posts for a control, unless it is already posting. Runs within the click, unless it has to check the login or ask first. */
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
    const hasToLogIn = needsLogin(post, config) && (await isGuest());
    if (hasToLogIn && config.requiresLogin) {
      navigate('customer/account/login/');
      return;
    }
    if (question !== undefined && !(await askConfirmation(question))) return;
    if (!emit(element, 'shop-post-action-send', detail, { cancelable: true })) return;
    // After a guest's form post for the wishlist, the server shows the login page and remembers the product.
    if (config.ajax && !hasToLogIn) await postInPage(element, control, post);
    else await postAsForm(post);
  } finally {
    busy.delete(control);
  }
}

/** Whether guests have to log in for this post: by the setting, or because it is an Ajax post to the wishlist. */
function needsLogin({ action }: PostData, { ajax, requiresLogin }: PostActionConfig): boolean {
  const { pathname } = new URL(action);
  const isCompare = pathname.includes('product_compare');
  return (requiresLogin && !isCompare) || (ajax && pathname.includes('wishlist'));
}

async function postInPage(element: HTMLElement, control: HTMLElement, { action, data }: PostData): Promise<void> {
  // Not `disabled`, which would lose the focus.
  control.setAttribute('aria-busy', 'true');
  control.setAttribute('aria-disabled', 'true');
  const reply = await postForm(action, new URLSearchParams(postedFields(action, data)));
  release(control);

  if (!reply.ok) {
    reportError(element, 'network', [{ path: '', message: 'the post failed', source: action }]);
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
  // Most replies redirect to a page, whose messages are in the cookie.
  showCookieMessages();
}

/** Also for a copy of the control: a page cache may have made it during the request. */
export function release(control: Element): void {
  control.removeAttribute('aria-busy');
  control.removeAttribute('aria-disabled');
}

async function postAsForm({ action, data }: PostData): Promise<void> {
  const form = make('form', { method: 'post', action, hidden: true });
  form.append(...postedFields(action, data).map(([name, value]) => make('input', { type: 'hidden', name, value })));
  document.body.append(form);
  beforeFormPost(action);
  // From the prototype: a field may be named `requestSubmit`.
  HTMLFormElement.prototype.requestSubmit.call(form);
  await new Promise((resolve) => setTimeout(resolve, FORM_PAUSE));
}

/** The data as form fields. Adds the form key, but not for another site, which could misuse it. */
function postedFields(action: string, data: PostData['data']): [string, string][] {
  return belongsToShop(action) ? [...formFields(data), ['form_key', formKey()]] : formFields(data);
}

/** Whether the visitor is not logged in, by the page's checkout data or the customer's private data. */
async function isGuest(): Promise<boolean> {
  const printed = checkoutSetting(page, 'isCustomerLoggedIn')?.value;
  if (typeof printed === 'boolean') return !printed;
  // Stored data may be older than the login.
  if (!hasFirstName()) await reloadSections(['customer']);
  return !hasFirstName();
}

function hasFirstName(): boolean {
  return Boolean(currentSection('customer')?.firstname);
}

/** The redirect in a JSON reply, as in Magento's reply to a refused post. */
function nextPage(answer: unknown): string | undefined {
  const { backUrl, redirect } = isRecord(answer) ? answer : {};
  return allowedUrl(backUrl || redirect, document.baseURI);
}

/** The message in an extension's JSON reply: `{ success, message }` or `{ error, message }`. */
function messageIn(answer: unknown): Message | undefined {
  const { success, error, message: text } = isRecord(answer) ? answer : {};
  if (typeof text !== 'string' || text === '' || (success === undefined && error === undefined)) return undefined;
  return { type: error || success === false ? 'error' : 'success', text };
}
