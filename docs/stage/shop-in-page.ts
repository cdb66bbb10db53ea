import '../../.storybook/private-storage';
import { picturesReady } from '../../.storybook/pictures';
import { goToCheckout, shopFetch } from '../../.storybook/shop';

/** The example shop inside this page, with a visitor who has come as far as the checkout. */
export async function open(): Promise<void> {
  await picturesReady;
  window.ShopElements?.configure({ fetch: shopFetch });
  await goToCheckout();
}
