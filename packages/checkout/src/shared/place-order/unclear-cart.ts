const KEY = 'shop-unclear-cart';

/** Whether the cart is the remembered one. Until the tab is closed, because the id of a guest's cart is enough to read it. */
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
  } catch {}
}

export function forget(cartId: string | undefined): void {
  if (isRemembered(cartId)) sessionStorage.removeItem(KEY);
}
