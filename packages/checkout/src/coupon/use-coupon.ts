import { parse, useListener } from '@shop-elements/core';
import { plainText, showAlert } from '@shop-elements/dom';
import { reloadPage } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import { checkFields, postOrAskAgain, showSection, skipBrowserChecks } from '../shared/own-forms';
import type { CouponConfig } from './coupon.config';
import { couponReplySchema } from './coupon-reply.schema';

/** Posts the coupon form without leaving the page. The element listens, because each reply may bring the form anew. */
export function useCoupon(element: HTMLElement, { form: selector, url }: CouponConfig): void {
  const busy = useRef(false);

  const send = async (form: HTMLFormElement, data: FormData): Promise<void> => {
    const reply = await postOrAskAgain(form, url ?? form.getAttribute('action') ?? '', data);
    if (reply === undefined) return;
    const answer = parse(couponReplySchema, reply.json());
    // A shop without this reply answers with a page, and the message waits on the next one.
    if (answer === undefined) return reloadPage();
    if (answer.html !== '') showSection(element, answer.html);
    skipBrowserChecks(element, selector);
    if (answer.message !== '') await showAlert(plainText(answer.message));
  };

  useLayoutEffect(() => skipBrowserChecks(element, selector), [element, selector]);
  useListener<SubmitEvent>(element, 'submit', async (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector)) return;
    event.preventDefault();
    if (busy.current) return;
    const data = new FormData(form);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') data.set(submitter.name, submitter.value);
    if (data.get('remove') !== '1' && !hasCode(form)) return;
    busy.current = true;
    await send(form, data);
    busy.current = false;
  });
}

/** A code is required unless one is removed. */
function hasCode(form: HTMLFormElement): boolean {
  for (const code of form.querySelectorAll<HTMLInputElement>('[name="coupon_code"]')) code.required = true;
  return checkFields(form);
}
