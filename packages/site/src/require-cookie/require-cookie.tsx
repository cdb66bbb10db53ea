import { controlOf, type ElementProps, textsOf, useListener } from '@shop-elements/core';
import { showAlert } from '@shop-elements/dom';
import { cookiesWork, navigate } from '@shop-elements/host';
import type { RequireCookieConfig } from './require-cookie.config';

/** Texts of `<shop-require-cookie>`. */
export const requireCookieTexts = {
  disabled: 'Cookies are disabled in your browser.',
};

/**
 * Warns shoppers who block cookies before a login or order fails silently. Handles the click before anything inside
 * does, and stops it.
 * @example
 * <shop-require-cookie data-triggers='[".tocart"]'><form>… <button class="tocart">Add to Cart</button></form></shop-require-cookie>
 */
export function RequireCookie({ element, config }: ElementProps<RequireCookieConfig>) {
  const { triggers, isRedirectCmsPage, noCookieUrl } = config;
  useListener(
    element,
    'click',
    (event) => {
      if (!triggers.some((trigger) => controlOf(event, element, trigger)) || cookiesWork()) return;
      event.preventDefault();
      event.stopPropagation();
      if (isRedirectCmsPage) navigate(noCookieUrl);
      else void showAlert(textsOf(element, requireCookieTexts).disabled);
    },
    { capture: true },
  );
  return null;
}
