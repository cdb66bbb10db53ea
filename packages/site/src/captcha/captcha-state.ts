import { parse } from '@shop-elements/core';
import type * as z from 'zod/mini';
import { captchaStateSchema } from './captcha.schema';

/** Whether a form asks for a captcha, and when that was said. */
export type CaptchaState = z.output<typeof captchaStateSchema>;

/** What customer data says of a form, when it is news: old data that lies about in the browser must not win over the page. */
export function newerState(known: CaptchaState, told: unknown): CaptchaState | undefined {
  const state = parse(captchaStateSchema, told);
  return state !== undefined && state.timestamp > known.timestamp ? state : undefined;
}
