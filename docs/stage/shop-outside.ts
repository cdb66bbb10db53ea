/** The example shop that serves this page: what it prints for this visitor, whose cart is left alone. */
export async function open(): Promise<void> {
  await new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = '/checkout/cart/config.js';
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
}
