import { lumaPage } from './frame';

/** The module's and the elements' parts of a cart. */
export interface CartParts {
  messages: string;
  /** The order's gift message, in Luma's box. */
  gift: string;
  /** An item's gift message, among its actions. */
  itemGift: string;
  coupon: string;
}

/** The cart: the items, the summary next to them, and Luma's blocks below. */
export function cartPage({ messages, gift, itemGift, coupon }: CartParts): string {
  return lumaPage({
    bodyClass: 'checkout-cart-index page-layout-1column',
    title: 'Shopping Cart',
    messages,
    main: `<div class="cart-container">
      <div class="cart-summary"><strong class="summary title">Summary</strong>
        <div class="block shipping" data-mage-init='{"collapsible":{"openedState":"active"}}'><div class="title" data-role="title"><strong role="heading" aria-level="2">Estimate Shipping and Tax</strong></div>
        <div class="content" data-role="content"><p>Enter your destination.</p></div></div>
        <div class="cart-totals"><table class="data table totals"><tbody><tr class="totals sub"><th>Subtotal</th><td><span class="price">$18.00</span></td></tr></tbody></table></div>
        <ul class="checkout methods items"><li class="item"><button type="button" class="action primary checkout"><span>Proceed to Checkout</span></button></li></ul>
      </div>
      <form action="/checkout/cart/updatePost/" method="post" id="form-validate" class="form form-cart">
        <div class="cart table-wrapper"><table id="shopping-cart-table" class="cart items data table">
          <thead><tr><th class="col item">Item</th><th class="col price">Price</th><th class="col qty">Qty</th></tr></thead>
          <tbody class="cart item">
            <tr class="item-info"><td data-th="Item" class="col item">Loppers</td><td class="col price" data-th="Price"><span class="price">$18.00</span></td><td class="col qty" data-th="Qty"><input type="number" name="cart[15][qty]" value="1" class="input-text qty" aria-label="Qty"></td></tr>
            <tr class="item-actions"><td colspan="3"><div class="actions-toolbar">${itemGift}
              <a href="#" class="use-ajax action towishlist action-towishlist"><span class="towishlist-icon">Move to Wishlist</span></a>
              <a class="action action-edit" href="/checkout/cart/configure/id/15/"><span>Edit</span></a>
              <a href="#" class="action action-delete"><span>Remove</span></a></div></td></tr>
          </tbody>
        </table></div>
      </form>
      ${gift}
      <div class="cart-discount">${coupon}</div>
    </div>`,
  });
}
