const KEY = 'shop-unclear-cart';

/** Whether this cart may have been ordered or paid. Remembered for the tab only: whoever has the id of a guest's cart can read that cart. */
export function isRemembered(cartId: string | undefined): boolean {
  try {
    return cartId !== undefined && sessionStorage.getItem(KEY) === cartId;
  } catch {
    return false;
  }
}

/** Without storage, or without the cart's id, only this page remembers it. */
export function remember(cartId: string | undefined): void {
  try {
    if (cartId !== undefined) sessionStorage.setItem(KEY, cartId);
  } catch {
    // Storage is full or turned off.
  }
}

/** Forgets the cart. The tab may remember another one, which stays. */
export function forget(cartId: string | undefined): void {
  if (isRemembered(cartId)) sessionStorage.removeItem(KEY);
}
