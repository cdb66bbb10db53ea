import '../../.storybook/private-storage';
import { picturesReady } from '../../.storybook/pictures';
import { goToCheckout, shopFetch } from '../../.storybook/shop';

/** Runs the example shop inside this page, with a visitor at the checkout. */
export async function open(): Promise<void> {
  await picturesReady;
  window.ShopElements?.configure({ fetch: shopFetch });
  await goToCheckout();
}
