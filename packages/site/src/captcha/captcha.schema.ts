import * as z from 'zod/mini';

/** What the customer-data section `captcha` says of one form. */
export const captchaStateSchema = z.object({ isRequired: z.boolean(), timestamp: z.number() });

/** The answer to the request for a new picture. */
export const captchaReplySchema = z.object({ imgSrc: z.string() });
