import { pictureUrl, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-captcha>`. */
export const captchaConfig = z.object({
  /** Magento's id of the form that it protects, such as `user_login`, `user_create` or `contact_us`. */
  formId: z.string(),
  /** URL of the picture. Empty: the element requests one when the captcha is required. */
  imageSrc: z._default(pictureUrl(), ''),
  /** Height of the picture in pixels. */
  imageHeight: z._default(z.number(), 50),
  /** Whether the form needs a captcha. Newer customer data wins. */
  isRequired: z._default(z.boolean(), false),
  /** Shows a note that the captcha is case sensitive. */
  isCaseSensitive: z._default(z.boolean(), false),
  /** URL that returns a new picture, or a path below the shop's base URL. */
  refreshUrl: z._default(url(), 'captcha/refresh/'),
  /** Time of the server's settings, in seconds. Only newer customer data changes them. */
  timestamp: z._default(z.number(), 0),
  /**
   * The format of fields and requests. `json`: as in the checkout, with the fields `captcha_form_id` and `captcha_string`;
   * `form`: as in forms that the browser posts, with the field `captcha[<form id>]`.
   */
  request: z._default(z.enum(['json', 'form']), 'json'),
});

export type CaptchaConfig = z.output<typeof captchaConfig>;
