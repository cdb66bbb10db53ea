import { parse } from '@shop-elements/core';
import type * as z from 'zod/mini';
import { captchaStateSchema } from './captcha-data.schema';

/** Whether a form requires a captcha, and the time of that decision in seconds. */
export type CaptchaState = z.output<typeof captchaStateSchema>;

/** The state in customer data, if it is newer: old data in the browser's storage must not override the page. */
export function newerState(current: CaptchaState, section: unknown): CaptchaState | undefined {
  const state = parse(captchaStateSchema, section);
  return state !== undefined && state.timestamp > current.timestamp ? state : undefined;
}
