import { pictureUrl } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** One form's entry in the customer-data section `captcha`. */
export const captchaStateSchema = z.object({ isRequired: z.boolean(), timestamp: z.number() });

/** The reply to a request for a new picture. */
export const captchaReplySchema = z.object({ imgSrc: pictureUrl() });
