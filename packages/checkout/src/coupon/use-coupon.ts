import { controlOf, emit, fill, parse, textsOf, useListener } from '@shop-elements/core';
import { plainText, showAlert } from '@shop-elements/dom';
import { reloadPage, reloadTotals } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { checkFields, postOrAskAgain, showSection, skipBrowserChecks } from '../shared/own-forms';
import type { CouponConfig } from './coupon.config';
import { couponTexts } from './coupon.texts';
import { APPLY, appliedCode, CANCEL, showChip } from './coupon-chip';
import { couponReplySchema } from './coupon-reply.schema';

/** Detail of `shop-coupon-change`, which fires before anything is sent (cancelable), and after the shop has answered (not cancelable). */
export interface CouponChangeDetail {
  /** The code that is applied or removed. */
  code: string;
  /** Whether the code counts at this moment. */
  applied: boolean;
}

/**
 * Posts the coupon form without leaving the page. The listener is on the element, because a reply may replace the form.
 * @returns the text to announce
 */
export function useCoupon(element: HTMLElement, { form: selector, url }: CouponConfig): string {
  const busy = useRef(false);
  const [said, say] = useState('');
  const texts = textsOf(element, couponTexts);
  const { remove } = texts;

  useLayoutEffect(() => {
    skipBrowserChecks(element, selector);
    const restore = formsIn(element, selector).map((form) => showChip(form, remove));
    return () => {
      for (const bringBack of restore) bringBack();
    };
  }, [element, selector, remove]);

  const send = async (form: HTMLFormElement, data: FormData): Promise<void> => {
    const removing = data.get('remove') === '1';
    const code = removing ? appliedCode(form) : String(data.get('coupon_code') ?? '');
    const detail: CouponChangeDetail = { code, applied: removing };
    if (!emit(element, 'shop-coupon-change', detail, { cancelable: true })) return;

    say(texts.waiting);
    const reply = await postOrAskAgain(form, url ?? form.getAttribute('action') ?? '', data);
    say('');
    if (reply === undefined) return;
    const answer = parse(couponReplySchema, reply.json());
    // A shop that knows no such reply answers with a page, and shows its message on the next one.
    if (answer === undefined) {
      if (element.isConnected) reloadPage();
      return;
    }
    if (answer.html !== '') showSection(element, answer.html);
    skipBrowserChecks(element, selector);
    for (const fresh of formsIn(element, selector)) showChip(fresh, remove);
    const applied = answer.success !== removing;
    emit(element, 'shop-coupon-change', { code, applied });
    void reloadTotals();
    if (answer.message !== '') await showAlert(plainText(answer.message));
    else if (answer.success) say(applied ? fill(texts.applied, code) : texts.removed);
  };

  const submit = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    if (busy.current) return;
    if (pressed(form, button).get('remove') !== '1' && !hasCode(form)) return;
    busy.current = true;
    button?.classList.add('shop-spinner');
    try {
      await send(form, pressed(form, button));
    } finally {
      busy.current = false;
      button?.classList.remove('shop-spinner');
    }
  };

  useListener(element, 'submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector)) return;
    event.preventDefault();
    void submit(form, submitter);
  });

  // Before Luma's script hears of it, which would leave the page.
  useListener(
    element,
    'click',
    (event) => {
      const button = controlOf(event, element, `${APPLY}, ${CANCEL}`);
      const form = button?.closest<HTMLFormElement>(selector);
      if (button === undefined || !form) return;
      event.stopPropagation();
      void submit(form, button);
    },
    { capture: true },
  );

  return said;
}

function formsIn(element: HTMLElement, selector: string): HTMLFormElement[] {
  return [...element.querySelectorAll<HTMLFormElement>(selector)];
}

/** What a form sends when one of its buttons is pressed. */
function pressed(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (button?.matches(CANCEL)) data.set('remove', '1');
  else if (button instanceof HTMLButtonElement && button.name !== '') data.set(button.name, button.value);
  return data;
}

/** A code is required unless one is removed. Spaces around it, or alone, are no part of it. */
function hasCode(form: HTMLFormElement): boolean {
  for (const code of form.querySelectorAll<HTMLInputElement>('[name="coupon_code"]')) {
    code.value = code.value.trim();
    code.required = true;
  }
  return checkFields(form);
}
