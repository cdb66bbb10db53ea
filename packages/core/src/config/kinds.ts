import * as z from 'zod/mini';
import { textKinds } from './text-kinds';

// Kinds of settings that zod doesn't have. Schemas import them from `@shop-elements/core/kinds`, so that no page loads zod.

/** A URL: http, https or relative. */
export function url() {
  return z.stringFormat('url', textKinds.url.fits);
}

/** A URL on the shop's own site, for requests that contain a form key, a card or the visitor's data. */
export function ownUrl() {
  return z.stringFormat('own-url', textKinds['own-url'].fits);
}

/** The URL of a picture. It can also be a `data:image/…` URL. */
export function pictureUrl() {
  return z.stringFormat('picture-url', textKinds['picture-url'].fits);
}

/** A CSS selector. */
export function selector() {
  return z.stringFormat('selector', textKinds.selector.fits);
}
