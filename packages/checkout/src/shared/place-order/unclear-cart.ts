const KEY = 'shop-unclear-cart';

/** Id of the last cart whose order was unclear, also before the page was loaded again; undefined if the browser stores nothing. */
export function unclearCart(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

export function storeUnclearCart(cartId: string): void {
  try {
    localStorage.setItem(KEY, cartId);
  } catch {
    // Without storage, only this page remembers it.
  }
}
