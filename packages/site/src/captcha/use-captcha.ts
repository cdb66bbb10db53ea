import { parse, useListener, useMethods } from '@shop-elements/core';
import { baseUrl, request, watchSection } from '@shop-elements/host';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { CaptchaConfig } from './captcha.config';
import { captchaReplySchema } from './captcha.schema';
import { type CaptchaState, newerState } from './captcha-state';

/** What `<shop-captcha>` offers to the page. */
export interface CaptchaMethods {
  /** Asks for a new picture, as after a failed post. Settles when the answer is there, whatever it is. */
  refresh(): Promise<void>;
}

export interface ShownCaptcha extends CaptchaState {
  imageSrc: string;
  busy: boolean;
  /** What there is to say about the picture. */
  news: 'loaded' | 'failed' | undefined;
}

export function useCaptcha(
  element: HTMLElement,
  config: CaptchaConfig,
): ShownCaptcha & CaptchaMethods & { broken(): void } {
  const { formId, imageSrc, isRequired, timestamp } = config;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = useRef<ShownCaptcha>({ isRequired, timestamp, imageSrc, busy: false, news: undefined }).current;
  const running = useRef<Promise<void>>(undefined);

  const ask = async (): Promise<void> => {
    Object.assign(now, { busy: true, news: undefined });
    redraw();
    const fresh = await newPicture(config);
    running.current = undefined;
    Object.assign(now, { busy: false, news: fresh ? 'loaded' : 'failed', imageSrc: fresh || now.imageSrc });
    redraw();
  };
  const refresh = (): Promise<void> => {
    running.current ??= ask();
    return running.current;
  };
  const broken = (): void => {
    now.news = 'failed';
    redraw();
  };
  useMethods<CaptchaMethods>(element, { refresh });

  useLayoutEffect(() => {
    Object.assign(now, { isRequired, timestamp, imageSrc, news: undefined });
    redraw();
  }, [now, isRequired, timestamp, imageSrc]);

  useLayoutEffect(
    () =>
      watchSection('captcha', (section) => {
        const newer = newerState(now, section?.[formId]);
        if (newer === undefined) return;
        // A picture from before the form was guarded is as old as that.
        if (newer.isRequired && !now.isRequired) Object.assign(now, { imageSrc: '', news: undefined });
        Object.assign(now, newer);
        redraw();
      }),
    [now, formId],
  );

  useLayoutEffect(() => {
    if (now.isRequired && now.imageSrc === '' && now.news === undefined) void refresh();
  });

  // A page that Back brought again shows a picture whose word was used up.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
    if (persisted && now.isRequired) void refresh();
  });

  return { ...now, refresh, broken };
}

/** Asks the shop for another picture. */
async function newPicture({ formId, refreshUrl, request: kind }: CaptchaConfig): Promise<string | undefined> {
  const body = kind === 'json' ? { json: { formId } } : { form: new URLSearchParams({ formId }) };
  const reply = await request(new URL(refreshUrl, baseUrl()).href, { method: 'POST', ...body });
  return reply.ok ? parse(captchaReplySchema, reply.json())?.imgSrc : undefined;
}
