import { address, picture } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-captcha>`. */
export const captchaConfig = z.object({
  /** Which of the shop's forms it guards: `user_login`, `user_create`, `contact_us`. */
  formId: z.string(),
  /** Address of the picture; empty where there is none yet. */
  imageSrc: z._default(picture(), ''),
  /** Height of the picture in pixels. */
  imageHeight: z._default(z.number(), 50),
  /** Whether the form asks for a captcha now; newer customer data may say otherwise. */
  isRequired: z._default(z.boolean(), false),
  /** Whether the shopper is told that capitals count. */
  isCaseSensitive: z._default(z.boolean(), false),
  /** Where a new picture is asked for; an address, or a path below the shop's base address. */
  refreshUrl: z._default(address(), 'captcha/refresh/'),
  /** When the server said so, in seconds: only newer customer data changes it. */
  timestamp: z._default(z.number(), 0),
  /**
   * How the shop talks to this form. `json`: as at the checkout, with the fields `captcha_form_id` and `captcha_string`;
   * `form`: as in forms that the browser posts, with the field `captcha[<form id>]`.
   */
  request: z._default(z.enum(['json', 'form']), 'json'),
});

export type CaptchaConfig = z.output<typeof captchaConfig>;
