import * as z from 'zod/mini';
import { textKinds } from './text-kinds';

// Kinds of settings beyond those of zod. Schemas import them from `@shop-elements/core/kinds`, so that no shop loads zod.

/** An address: http, https or relative. */
export function address() {
  return z.stringFormat('address', textKinds.address.fits);
}

/** An address on the shop's own site: for what is sent a form key, a card or the visitor's data. */
export function ownAddress() {
  return z.stringFormat('own-address', textKinds['own-address'].fits);
}

/** The address of a picture, which may also be written out as `data:image/…`. */
export function picture() {
  return z.stringFormat('picture', textKinds.picture.fits);
}

/** A CSS selector. */
export function selector() {
  return z.stringFormat('selector', textKinds.selector.fits);
}
