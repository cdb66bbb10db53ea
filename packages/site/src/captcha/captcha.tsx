import { type ElementProps, textsOf, useElementId, useListener, useMethods } from '@shop-elements/core';
import { watchSection } from '@shop-elements/host';
import { Field } from '@shop-elements/ui';
import { useLayoutEffect, useState } from 'react';
import type { CaptchaConfig } from './captcha.config';
import { type CaptchaState, newerState } from './captcha-state';
import { type PictureState, pictures, requestPicture } from './pictures';

/** Texts of `<shop-captcha>`. */
export const captchaTexts = {
  label: 'Please type the letters and numbers below',
  required: 'This is a required field.',
  image: 'The letters and numbers to type',
  reload: 'Reload captcha',
  caseSensitive: 'Attention: Captcha is case sensitive.',
  loaded: 'New picture loaded.',
  failed: 'The picture could not be loaded. Please try again.',
};

/** Methods of `<shop-captcha>`. */
export interface CaptchaMethods {
  /** Requests a new picture, for example after a failed post. Resolves after the reply, also after a failed one. */
  refresh(): Promise<void>;
}

/**
 * Shows a captcha once the shop requires one for this form, according to the page's JSON or newer customer data.
 * `data-required` is then `true`. The server checks the typed letters.
 * @example
 * <shop-captcha data-form-id="user_login" data-request="form" data-is-required="true" data-image-src="/captcha/1.png">
 *   <div data-shop-fallback><img src="/captcha/1.png" alt="…"> <input name="captcha[user_login]"></div>
 * </shop-captcha>
 */
export function Captcha({ element, config }: ElementProps<CaptchaConfig>) {
  const { formId, imageHeight, isCaseSensitive, request: format } = config;
  const texts = textsOf(element, captchaTexts);
  const id = useElementId('captcha');
  const { isRequired, imageSrc, brokenSrc, busy, notice, refresh, markBroken } = useCaptcha(element, config);
  const [isMissing, setMissing] = useState(false);

  useLayoutEffect(() => element.setAttribute('data-required', String(isRequired)), [element, isRequired]);

  if (!isRequired) return null;
  const note = isCaseSensitive ? `${id}-note` : undefined;
  return (
    <div className="shop-captcha" aria-busy={busy}>
      {format === 'json' && <input type="hidden" name="captcha_form_id" value={formId} />}
      <Field id={id} label={texts.label} error={isMissing ? texts.required : undefined} hintId={note}>
        {(control) => (
          <input
            {...control}
            name={format === 'json' ? 'captcha_string' : `captcha[${formId}]`}
            type="text"
            required
            onInvalid={() => setMissing(true)}
            onInput={() => setMissing(false)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      {note && <p id={note}>{texts.caseSensitive}</p>}
      <div className="shop-captcha__picture">
        {!imageSrc && busy && <span className="shop-skeleton shop-captcha__waiting" style={{ height: imageHeight }} />}
        {imageSrc && (
          <img
            className={imageSrc === brokenSrc ? 'shop-visually-hidden' : undefined}
            src={imageSrc}
            alt={texts.image}
            height={imageHeight}
            onError={markBroken}
          />
        )}
        <button type="button" className="shop-button" aria-disabled={busy} onClick={refresh}>
          {texts.reload}
        </button>
      </div>
      <div role="status">{notice && texts[notice]}</div>
    </div>
  );
}

interface ShownCaptcha extends CaptchaState, PictureState {
  /** Address of a picture that could not be loaded. */
  brokenSrc?: string;
}

function useCaptcha(
  element: HTMLElement,
  config: CaptchaConfig,
): ShownCaptcha & CaptchaMethods & { markBroken(): void } {
  const { formId, imageSrc, isRequired, timestamp } = config;
  const [shown, setShown] = useState<ShownCaptcha>({ isRequired, timestamp, imageSrc, busy: false, notice: undefined });
  const [applied, setApplied] = useState({ formId, isRequired, timestamp, imageSrc });
  const isSameForm = applied.formId === formId;
  const isSamePicture = applied.imageSrc === imageSrc;
  // Settings that the page changes replace what was shown.
  if (!isSameForm || applied.isRequired !== isRequired || applied.timestamp !== timestamp || !isSamePicture) {
    setApplied({ formId, isRequired, timestamp, imageSrc });
    // Customer data may have decided later than the page, unless the page changes its decision now.
    const isOld = isSameForm && applied.isRequired === isRequired && timestamp < shown.timestamp;
    // The same picture for another form is still that of the previous one, and a picture that was reloaded replaces the page's.
    const picture = isSameForm
      ? !isSamePicture && { imageSrc }
      : { imageSrc: isSamePicture ? '' : imageSrc, busy: false };
    setShown({ ...shown, ...(!isOld && { isRequired, timestamp }), ...picture, notice: undefined });
  }
  const update = (changes: Partial<ShownCaptcha>): void => setShown((before) => ({ ...before, ...changes }));

  const refresh = (): Promise<void> => requestPicture(element, config);
  useMethods<CaptchaMethods>(element, { refresh });

  useListener(pictures, formId, (event) => {
    const { detail } = event as CustomEvent<Partial<PictureState>>;
    update(detail);
    // The typed letters belong to the previous picture.
    const field = element.querySelector<HTMLInputElement>('[data-shop-root] [required]');
    if (detail.imageSrc && field) field.value = '';
  });

  useLayoutEffect(
    () =>
      watchSection('captcha', (section) =>
        setShown((before) => {
          const newer = newerState(before, section?.[formId]);
          // Drops a picture that was loaded before the form required a captcha: it may have expired.
          const isStale = newer?.isRequired && !before.isRequired;
          return newer ? { ...before, ...newer, ...(isStale && { imageSrc: '', notice: undefined }) } : before;
        }),
      ),
    [formId],
  );

  useLayoutEffect(() => {
    if (shown.isRequired && shown.imageSrc === '' && shown.notice === undefined) void refresh();
  });

  // After Back, a page from the browser's cache shows a picture that was already used.
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted && shown.isRequired) void refresh();
  });

  return { ...shown, refresh, markBroken: () => update({ notice: 'failed', brokenSrc: shown.imageSrc }) };
}
