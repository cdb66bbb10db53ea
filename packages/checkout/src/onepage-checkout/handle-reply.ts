import { isRecord, parse } from '@shop-elements/core';
import { showAlert } from '@shop-elements/dom';
import { errorText, navigate, type Reply } from '@shop-elements/host';
import type { CcFormMethods } from '../cc-form';
import { fieldNames } from '../shared/card/field-names';
import { focusInvalid } from '../shared/focus-invalid';
import { markField, showSection } from '../shared/own-forms';
import { mayPayTwice, setMayPayTwice } from '../shared/place-order';
import { replyText } from '../shared/reply-text';
import { allowSection, stepOf } from './accordion';
import { checkoutUrl } from './checkout-url';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { loadProgress, progressAddress } from './progress';
import { copyBilling, revealChosen } from './shown-fields';
import { type StepReply, stepReplySchema } from './step-reply.schema';
import { isTurnedAway } from './turned-away';

/** The context of a reply. */
interface ReplyContext {
  element: HTMLElement;
  /** The step that was saved. */
  section: HTMLElement;
  sections: readonly HTMLElement[];
  /** Opens a step, even if it was not allowed before. */
  open: (section: HTMLElement | undefined) => void;
  urls: OnepageCheckoutConfig['urls'];
  texts: {
    /** The session has ended. */
    expired: string;
    /** The order may or may not have been placed. */
    unclear: string;
  };
}

/**
 * Handles the reply to a step, in the same order as OpenMage's checkout.
 * @returns whether the browser is leaving the page
 */
export async function handleReply(reply: Reply, context: ReplyContext): Promise<boolean> {
  const { section, urls, texts } = context;
  const isOrder = stepOf(section) === 'review';
  if (isTurnedAway(reply, isOrder)) {
    // After an order whose reply got lost, the cart is empty: that order may be why.
    await showAlert(isOrder && mayPayTwice() ? texts.unclear : texts.expired);
    return leave(urls.failure ?? checkoutUrl('checkout/cart/'));
  }
  const answer = parse(stepReplySchema, withoutEmpty(reply.json()));
  return isOrder ? handleOrder(reply, answer, context) : handleStep(reply, answer, context);
}

/** Handles the reply to the last step, which places the order. */
async function handleOrder(reply: Reply, answer: StepReply | undefined, context: ReplyContext): Promise<boolean> {
  const { urls, texts } = context;
  if (answer && leave(answer.redirect)) return true;
  if (answer && isTrue(answer.success) && leave(urls.success ?? checkoutUrl('checkout/onepage/success/'))) return true;
  const isUnclear = answer === undefined || isInconclusive(answer);
  if (isUnclear) {
    setMayPayTwice(true);
    await showAlert(texts.unclear);
    return false;
  }
  await showRefusal(answer, errorText(reply));
  showParts(answer, context);
  if (typeof answer.goto_section === 'string') {
    openNamed(answer.goto_section, context);
    updateProgress(answer, context);
  }
  return false;
}

async function handleStep(reply: Reply, answer: StepReply | undefined, context: ReplyContext): Promise<boolean> {
  const { section, sections, open } = context;
  if (answer === undefined || answer.error || !reply.ok) {
    await showRefusal(answer, errorText(reply));
    return false;
  }
  showParts(answer, context);
  if (typeof answer.goto_section === 'string') openNamed(answer.goto_section, context);
  else if (leave(answer.redirect)) return true;
  else if (!changesSteps(answer)) open(sections[sections.indexOf(section) + 1]);
  updateProgress(answer, context);
  return false;
}

function openNamed(step: string, { sections, open }: ReplyContext): void {
  open(sections.find((candidate) => stepOf(candidate) === step));
}

/** Loads the summary of the saved step, and of a shipping address that was copied from the billing address. */
function updateProgress(answer: StepReply, { section, sections, urls }: ReplyContext): void {
  for (const done of sections) {
    const isCopied = answer.duplicateBillingInfo && stepOf(done) === 'shipping';
    if (done === section || isCopied) void loadProgress(done, sections, progressAddress(urls));
  }
}

/** Whether a reply names what to show. If it doesn't, the next step opens. */
function changesSteps({ update_section, allow_sections, duplicateBillingInfo }: StepReply): boolean {
  return Boolean(update_section || duplicateBillingInfo) || allow_sections.length > 0;
}

/** Removes the parts that a reply leaves out: PHP prints them as `false`, as an empty text or as an empty list. */
function withoutEmpty(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const isEmpty = (part: unknown): boolean =>
    part === false || part === '' || (Array.isArray(part) && part.length === 0);
  const names = Object.keys(json).filter((name) => !isEmpty(json[name]));
  return Object.fromEntries(names.map((name) => [name, json[name]]));
}

/** Whether a value is true in PHP's spellings. Anything else, such as "false", does not count. */
function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Whether a reply neither accepts nor refuses an order. */
function isInconclusive({ error, message, error_messages, update_section, goto_section }: StepReply): boolean {
  return !error && [message, error_messages, update_section, goto_section].every((part) => !part);
}

/** Shows a refusal next to the fields that it names, else in an alert. */
async function showRefusal(answer: StepReply | undefined, failed = ''): Promise<void> {
  const texts = [answer?.error_messages, answer?.message, answer?.error].map(replyText);
  const text = texts.find((candidate) => candidate !== '') ?? failed;
  const named = answer?.fields.split(',').flatMap((id) => document.getElementById(id.trim()) ?? []) ?? [];
  for (const field of named) markRefused(field, text);
  if (named[0] === undefined) await showAlert(text);
  else focusInvalid(named[0]);
}

/** Marks a refused field. Card forms show the text themselves. */
function markRefused(field: HTMLElement, text: string): void {
  const form = field.closest<HTMLElement & Pick<CcFormMethods, 'setError'>>('shop-cc-form');
  const name = fieldNames.find((candidate) => candidate === field.dataset.field);
  if (form !== null && name !== undefined) form.setError(name, text);
  else markField(field, text);
}

/** Updates the page in the order of OpenMage's checkout: new parts, allowed steps, the shipping address. */
function showParts(answer: StepReply, { element, section, sections }: ReplyContext): void {
  const { update_section: part, payment_methods_html: methods } = answer;
  if (part) showPart(element, part.name, part.html);
  if (typeof methods === 'string') showPart(element, 'payment-method', methods);
  section.classList.add('saved');
  for (const other of sections) if (answer.allow_sections.includes(stepOf(other))) allowSection(other);
  if (answer.duplicateBillingInfo) copyBilling(element);
  revealChosen(element);
}

function showPart(element: HTMLElement, name: string, html: string): void {
  const container = element.querySelector<HTMLElement>(`#checkout-${CSS.escape(name)}-load`);
  if (container !== null) showSection(container, html);
}

/** Navigates to a web address or a path, and ignores anything else in a reply. */
function leave(url: unknown): boolean {
  if (typeof url !== 'string' || !/^(https?:|[/?#]|[\w-]+([/?#]|$))/i.test(url)) return false;
  navigate(url);
  return true;
}
