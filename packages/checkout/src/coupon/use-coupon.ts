import { parse } from '@shop-elements/core';
import { plainText, reloadPage, showAlert } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import { checkFields, postOrAskAgain, showSection } from '../own-forms';
import type { CouponConfig } from './coupon.config';
import { couponReplySchema } from './coupon-reply.schema';

/** Posts the coupon form without leaving the page. The element listens, because each reply may bring the form anew. */
export function useCoupon(element: HTMLElement, { form: selector, url }: CouponConfig): void {
  const busy = useRef(false);

  useLayoutEffect(() => {
    /** What is missing is said beside the field, not in the browser's bubble, and not when a coupon is removed. */
    const prepare = (): void => {
      for (const form of element.querySelectorAll<HTMLFormElement>(selector)) form.noValidate = true;
    };

    const send = async (form: HTMLFormElement, data: FormData): Promise<void> => {
      const reply = await postOrAskAgain(form, url ?? form.getAttribute('action') ?? '', data);
      if (reply === undefined) return;
      const answer = parse(couponReplySchema, reply.json());
      // A shop without this reply answers with a page, and the message waits on the next one.
      if (answer === undefined) return reloadPage();
      if (answer.html !== '') showSection(element, answer.html);
      prepare();
      if (answer.message !== '') await showAlert(plainText(answer.message));
    };

    const submitted = async (event: SubmitEvent): Promise<void> => {
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
    };

    prepare();
    element.addEventListener('submit', submitted);
    return () => element.removeEventListener('submit', submitted);
  }, [element, selector, url]);
}

function hasCode(form: HTMLFormElement): boolean {
  for (const code of form.querySelectorAll<HTMLInputElement>('[name="coupon_code"]')) code.required = true;
  return checkFields(form);
}
