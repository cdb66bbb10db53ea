import * as z from 'zod/mini';
import { textKinds } from './text-kinds';

// Kinds of settings that zod doesn't have. Schemas import them from `@shop-elements/core/kinds`, so that no page loads zod.

/** A URL: http, https or relative. */
export function address() {
  return z.stringFormat('address', textKinds.address.fits);
}

/** A URL on the shop's own site, for requests that contain a form key, a card or the visitor's data. */
export function ownAddress() {
  return z.stringFormat('own-address', textKinds['own-address'].fits);
}

/** The URL of a picture. It can also be a `data:image/…` URL. */
export function picture() {
  return z.stringFormat('picture', textKinds.picture.fits);
}

/** A CSS selector. */
export function selector() {
  return z.stringFormat('selector', textKinds.selector.fits);
}
