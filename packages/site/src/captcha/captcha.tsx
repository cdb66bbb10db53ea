import { type ElementProps, textsOf, useElementId } from '@shop-elements/core';
import { Field } from '@shop-elements/ui';
import { useLayoutEffect } from 'react';
import type { CaptchaConfig } from './captcha.config';
import { captchaTexts } from './captcha.texts';
import { useCaptcha } from './use-captcha';

/**
 * Asks for the letters in a picture once the shop requires it for this form, by the page's JSON or by newer customer
 * data. `data-required` is then `true`. The server checks what is typed.
 * @example
 * <shop-captcha data-form-id="user_login" data-request="form" data-is-required="true" data-image-src="/captcha/1.png">
 *   <div data-shop-fallback><img src="/captcha/1.png" alt="…"> <input name="captcha[user_login]"></div>
 * </shop-captcha>
 */
export function Captcha({ element, config }: ElementProps<CaptchaConfig>) {
  const { formId, imageHeight, isCaseSensitive, request } = config;
  const texts = textsOf(element, captchaTexts);
  const id = useElementId('captcha');
  const { isRequired, imageSrc, brokenSrc, busy, news, refresh, broken } = useCaptcha(element, config);

  useLayoutEffect(() => element.setAttribute('data-required', String(isRequired)), [element, isRequired]);

  if (!isRequired) return null;
  const note = isCaseSensitive ? `${id}-note` : undefined;
  return (
    <div className="shop-captcha" aria-busy={busy}>
      {request === 'json' && <input type="hidden" name="captcha_form_id" value={formId} />}
      <Field id={id} label={texts.label}>
        {(control) => (
          <input
            {...control}
            name={request === 'json' ? 'captcha_string' : `captcha[${formId}]`}
            type="text"
            required
            aria-describedby={note}
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
            onError={broken}
          />
        )}
        <button type="button" className="shop-button" aria-disabled={busy} onClick={refresh}>
          {texts.reload}
        </button>
      </div>
      <div role="status">{news && texts[news]}</div>
    </div>
  );
}
