import { parse, reportError, useListener, useMethods } from '@shop-elements/core';
import { baseUrl, request, watchSection } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
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
  /** The picture that could not be loaded. */
  brokenSrc?: string;
  busy: boolean;
  /** What there is to say about the picture. */
  news: 'loaded' | 'failed' | undefined;
}

export function useCaptcha(
  element: HTMLElement,
  config: CaptchaConfig,
): ShownCaptcha & CaptchaMethods & { broken(): void } {
  const { formId, imageSrc, isRequired, timestamp } = config;
  const [shown, setShown] = useState<ShownCaptcha>({ isRequired, timestamp, imageSrc, busy: false, news: undefined });
  const [given, setGiven] = useState({ isRequired, timestamp, imageSrc });
  // The page has changed the settings: what was shown before is over.
  if (given.isRequired !== isRequired || given.timestamp !== timestamp || given.imageSrc !== imageSrc) {
    setGiven({ isRequired, timestamp, imageSrc });
    setShown({ ...shown, isRequired, timestamp, imageSrc, news: undefined });
  }
  const running = useRef<Promise<void>>(undefined);
  const tell = (changes: Partial<ShownCaptcha>): void => setShown((known) => ({ ...known, ...changes }));

  const ask = async (): Promise<void> => {
    tell({ busy: true, news: undefined });
    const fresh = await newPicture(config);
    running.current = undefined;
    tell({ busy: false, news: fresh ? 'loaded' : 'failed', ...(fresh && { imageSrc: fresh }) });
    if (fresh === undefined) {
      const { refreshUrl } = config;
      reportError(element, 'network', [{ path: '', message: 'the picture did not come', source: refreshUrl }]);
    }
    // What was typed belongs to the picture before.
    const field = element.querySelector<HTMLInputElement>('[required]');
    if (fresh && field) field.value = '';
  };
  const refresh = (): Promise<void> => {
    running.current ??= ask();
    return running.current;
  };
  useMethods<CaptchaMethods>(element, { refresh });

  useLayoutEffect(
    () =>
      watchSection('captcha', (section) =>
        setShown((known) => {
          const newer = newerState(known, section?.[formId]);
          // A picture from before the form was guarded is as old as that.
          const isStale = newer?.isRequired && !known.isRequired;
          return newer ? { ...known, ...newer, ...(isStale && { imageSrc: '', news: undefined }) } : known;
        }),
      ),
    [formId],
  );

  useLayoutEffect(() => {
    if (shown.isRequired && shown.imageSrc === '' && shown.news === undefined) void refresh();
  });

  // A page that Back brought again shows a picture whose word was used up.
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted && shown.isRequired) void refresh();
  });

  return { ...shown, refresh, broken: () => tell({ news: 'failed', brokenSrc: shown.imageSrc }) };
}

/** Asks the shop for another picture. */
async function newPicture({ formId, refreshUrl, request: kind }: CaptchaConfig): Promise<string | undefined> {
  const body = kind === 'json' ? { json: { formId } } : { form: new URLSearchParams({ formId }) };
  const reply = await request(new URL(refreshUrl, baseUrl()).href, { method: 'POST', ...body });
  return reply.ok ? parse(captchaReplySchema, reply.json())?.imgSrc : undefined;
}
