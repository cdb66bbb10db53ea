import { parse, reportError } from '@shop-elements/core';
import { request, shopUrl } from '@shop-elements/host';
import type { CaptchaConfig } from './captcha.config';
import { captchaReplySchema } from './captcha-data.schema';

/** What the captchas of a form show of its picture. */
export interface PictureState {
  imageSrc: string;
  busy: boolean;
  /** The text that is announced about the picture. */
  notice: 'loaded' | 'failed' | undefined;
}

/**
 * Fires events named after a form's id, with the changes: when its picture is requested, and when the picture has arrived. The shop
 * accepts only the letters of a form's last picture, so all its captchas show that one.
 */
export const pictures = new EventTarget();

/** The running requests, by form id. */
const requests = new Map<string, Promise<void>>();

/** Requests a new picture, for all captchas of the form. Resolves after the reply, also after a failed one. */
export function requestPicture(element: HTMLElement, config: CaptchaConfig): Promise<void> {
  const { formId } = config;
  const running = requests.get(formId) ?? load(element, config).finally(() => requests.delete(formId));
  requests.set(formId, running);
  return running;
}

async function load(element: HTMLElement, { formId, refreshUrl, request: format }: CaptchaConfig): Promise<void> {
  const show = (detail: Partial<PictureState>) => pictures.dispatchEvent(new CustomEvent(formId, { detail }));
  show({ busy: true, notice: undefined });
  const body = format === 'json' ? { json: { formId } } : { form: new URLSearchParams({ formId }) };
  const reply = await request(shopUrl(refreshUrl), { method: 'POST', ...body });
  const imageSrc = reply.ok ? parse(captchaReplySchema, reply.json())?.imgSrc : undefined;
  show({ busy: false, ...(imageSrc ? { notice: 'loaded', imageSrc } : { notice: 'failed' }) });
  if (imageSrc === undefined) {
    reportError(element, 'network', [{ path: '', message: 'the picture could not be loaded', source: refreshUrl }]);
  }
}
