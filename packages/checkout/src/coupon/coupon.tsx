import { controlOf, type ElementProps, emit, fill, parse, textsOf, useListener } from '@shop-elements/core';
import { cleanPage, commonTexts, plainText, showAlert } from '@shop-elements/dom';
import { type Reply, reloadPage, reloadTotals } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import { fieldsOf } from '../shared/form-fields';
import { checkFields, hasNoSession, postOrAskAgain, releaseCopy, showSection } from '../shared/own-forms';
import { beginAttempt, endAttempt } from '../shared/place-order';
import type { CouponConfig } from './coupon.config';
import { APPLY, appliedCode, CANCEL, hideChip, markApplied, REMOVE_INPUT, showChip } from './coupon-chip';
import { couponReplySchema } from './coupon-reply.schema';

export const couponTexts = {
  waiting: 'Checking the discount code...',
  applied: 'Discount code %1 is applied.',
  removed: 'The discount code is removed.',
  remove: 'Remove discount code %1',
};

/** Class of a button whose request is running. */
const SPINNER = 'shop-spinner';

/** Detail of `shop-coupon-change`. The event fires before the request (cancelable) and after the reply (not cancelable). */
export interface CouponChangeDetail {
  /** The code being applied or removed. */
  code: string;
  /** Whether the code is active at that moment. */
  applied: boolean;
}

/**
 * Applies and removes a discount code without leaving the page. Wrap everything that a code changes, such as the
 * totals: the reply's `html` replaces what is inside. A button `name="remove" value="1"` removes the code. A code in a
 * `readonly` or `disabled` field is active: it becomes a chip with a Remove button.
 * @example
 * <shop-coupon>
 *   <form action="/checkout/cart/couponPost/" method="post">
 *     <input type="hidden" name="remove" value="0">
 *     <label for="coupon_code">Discount code</label> <input id="coupon_code" name="coupon_code">
 *     <button>Apply Discount</button>
 *   </form>
 * </shop-coupon>
 * @fires shop-coupon-change before a code is sent (cancelable) and after the shop has replied
 */
export function Coupon({ element, config }: ElementProps<CouponConfig>) {
  const status = useCoupon(element, config);
  return (
    <div role="status" className="shop-visually-hidden">
      {status}
    </div>
  );
}

/** @returns the text to announce */
function useCoupon(element: HTMLElement, { form: selector, url }: CouponConfig): string {
  const [status, announce] = useState('');
  const texts = textsOf(element, couponTexts);
  const { remove } = texts;

  useLayoutEffect(() => {
    releaseCopy(element);
    for (const button of element.querySelectorAll(`.${SPINNER}`)) button.classList.remove(SPINNER);
    prepareForms(element, selector, remove);
    return () => {
      for (const form of formsIn(element, selector)) hideChip(form);
    };
  }, [element, selector, remove]);

  const send = async (form: HTMLFormElement, data: FormData): Promise<void> => {
    const removing = data.get('remove') === '1';
    // Older shops print the active code in an ordinary field.
    const code = (removing && appliedCode(form)) || String(data.get('coupon_code') ?? '');
    const detail: CouponChangeDetail = { code, applied: removing };
    if (!emit(element, 'shop-coupon-change', detail, { cancelable: true })) return;

    announce(removing ? commonTexts().loading : texts.waiting);
    const reply = await postOrAskAgain(form, url ?? form.getAttribute('action') ?? '', data);
    announce('');
    if (reply === undefined) return;
    const answer = answerIn(reply);
    if (answer === undefined) {
      await reloadOrAlert(element, reply);
      return;
    }
    const { success, html, message } = answer;
    if (html) showSection(element, html);
    else if (success) markApplied(form, removing ? '' : code);
    prepareForms(element, selector, remove);
    // A refused request leaves the code as it was.
    const applied = success ? !removing : removing;
    emit(element, 'shop-coupon-change', { code, applied });
    if (message) void showAlert(plainText(message));
    else if (success) announce(applied ? fill(texts.applied, code) : texts.removed);
    // New content already contains the reason.
    else if (!html) void showAlert(commonTexts().requestFailed);
  };

  const submit = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    if (pressed(form, button).get('remove') !== '1' && !hasCode(form)) return;
    // One code at a time, and no order meanwhile: its total would differ from the one on its button.
    if (!beginAttempt()) return;
    button?.classList.add(SPINNER);
    try {
      await send(form, pressed(form, button));
    } finally {
      button?.classList.remove(SPINNER);
      void reloadTotals().finally(endAttempt);
    }
  };
  useSubmit(element, selector, (form, button) => void submit(form, button));

  return status;
}

/** Submits the coupon form without leaving the page. Listens on the element, because a reply may replace the form. */
function useSubmit(
  element: HTMLElement,
  selector: string,
  submit: (form: HTMLFormElement, button: HTMLElement | null) => void,
): void {
  useListener(element, 'submit', (event) => {
    const { target, submitter } = event;
    const form = formsIn(element, selector).find((candidate) => candidate === target);
    if (form === undefined) return;
    event.preventDefault();
    submit(form, submitter);
  });

  // In the capture phase: Luma's script would leave the page.
  useListener(
    element,
    'click',
    (event) => {
      const button = controlOf(event, element, `${APPLY}, ${CANCEL}`);
      const form = formsIn(element, selector).find((candidate) => button && candidate.contains(button));
      if (button === undefined || form === undefined) return;
      event.stopPropagation();
      submit(form, button);
    },
    { capture: true },
  );
}

/** Shows active codes as chips. Our own messages replace the browser's. */
function prepareForms(element: HTMLElement, selector: string, removeLabel: string): void {
  for (const form of formsIn(element, selector)) {
    form.noValidate = true;
    showChip(form, removeLabel);
  }
}

interface CouponAnswer {
  success: boolean;
  /** Empty if the content stays. */
  html: string;
  /** Empty if there is none. */
  message: string;
}

/** Undefined if the session is over, or if the reply says nothing about the code. */
function answerIn(reply: Reply): CouponAnswer | undefined {
  const answer = hasNoSession(reply) ? undefined : parse(couponReplySchema, reply.json());
  const html = textIn(answer?.html);
  const message = textIn(answer?.message);
  if (answer?.success === undefined && !html && !message) return undefined;
  return { success: answer?.success === true, html, message };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * A shop without this JSON reply answers with a page, and shows its message on the next page load. An expired session needs a reload,
 * too. After any other reply, the page stays, and so does what the shopper has typed.
 */
async function reloadOrAlert(element: HTMLElement, reply: Reply): Promise<void> {
  if (!hasNoSession(reply) && !(reply.ok && isPage(reply))) {
    void showAlert(commonTexts().requestFailed);
    return;
  }
  // OpenMage shows its message only once, in the page that the shopper doesn't see.
  const message = cleanPage(reply.text)?.body.querySelector('.messages')?.textContent?.trim();
  if (message) await showAlert(message);
  if (element.isConnected) {
    // To the shop's message, as after sending the form. A reload alone keeps the scroll position, often far below it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    reloadPage();
  }
}

function isPage({ text }: Reply): boolean {
  return /<!doctype|<html/i.test(text);
}

/** The coupon forms. The element may contain others, such as a wallet's. */
function formsIn(element: HTMLElement, selector: string): HTMLFormElement[] {
  const forms = [...element.querySelectorAll<HTMLFormElement>(selector)];
  const couponForms = forms.filter((form) => form.querySelector('[name="coupon_code"], [name="remove"]') !== null);
  return couponForms.length > 0 ? couponForms : forms;
}

/** The form's data, including the pressed button. */
function pressed(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (button?.matches(`${CANCEL}, ${REMOVE_INPUT}`)) data.set('remove', '1');
  else if (button instanceof HTMLButtonElement && button.name !== '') data.set(button.name, button.value);
  return data;
}

/** Trims the code, and marks the field if it is empty. */
function hasCode(form: HTMLFormElement): boolean {
  for (const field of fieldsOf(form)) {
    if (field.name !== 'coupon_code') continue;
    field.value = field.value.trim();
    field.required = true;
  }
  return checkFields(form);
}
