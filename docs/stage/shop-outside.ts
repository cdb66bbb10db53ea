/** Uses the example shop that serves this page: loads this visitor's config, and doesn't change the cart. */
export async function open(): Promise<void> {
  await new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = '/checkout/cart/config.js';
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
}
