import type { Hono } from 'hono';
import { countFailure, forgetFailures, isRequired, passesCaptcha } from '../captcha';
import { findProduct, type Product, productPath } from '../catalog/products';
import { variantChosen } from '../catalog/variants';
import { cartGlobals } from '../checkout-config/cart-globals';
import { escapeHtml } from '../escape';
import { decodeAddress, frame, page } from '../page';
import { pathParameters } from '../path-parameters';
import { findCoupon } from '../quote/coupon';
import { giftPlaces, keepNote, postedNotes } from '../quote/gift-notes';
import { type ItemChoice, missingChoice } from '../quote/item-options';
import type { Quote } from '../quote/records';
import type { Services } from '../services';
import { cartView } from '../views/cart-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import type { Message } from '../visitors';
import { notFound } from './catalog';
import { configScript } from './page-config';
import { productPage } from './product';

export function cartRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/checkout/cart', (c) => cartPage(c, shop));
  app.get('/checkout/cart/config.js', (c) => configScript(c, cartGlobals(c.get('visit'), shop)));
  app.post('/checkout/cart/add/*', (c) => addToCart(c, shop));
  app.on(['GET', 'POST'], '/checkout/cart/updatePost', (c) => updateCart(c, shop));
  app.post('/checkout/cart/delete', (c) => removeFromCart(c, shop));
  app.post('/checkout/cart/couponPost', (c) => postCoupon(c, shop));
  app.get('/checkout/cart/configure/*', (c) => configure(c, shop));
  app.post('/checkout/cart/updateItemOptions/*', (c) => updateItemOptions(c, shop));
  app.post('/checkout/sidebar/updateItemQty', (c) => sidebarQty(c, shop));
  app.post('/checkout/sidebar/removeItem', (c) => sidebarRemove(c, shop));
}

function cartPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  return page(
    c,
    shop,
    'cart',
    {
      title: visit.t('Shopping Cart'),
      layout: 'checkout-cart-index',
      personal: true,
      configScript: '/checkout/cart/config.js',
    },
    cartView(visit.cart(), visit),
  );
}

function addToCart(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const parameters = pathParameters(visit.url.pathname.replace('/checkout/cart/add', ''));
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');

  const product = findProduct(Number(visit.form.get('product') ?? parameters.get('product')));
  const uenc = visit.form.get('uenc') ?? parameters.get('uenc');
  const back = ownPath(visit, uenc) ?? visit.back();
  if (product === undefined) {
    visit.tell('error', visit.t('Product that you are trying to add is not available.'));
    return backTo(c, back);
  }
  const choice = chosenOf(visit, product);
  const missing = missingChoice(product, choice);
  if (missing !== undefined) {
    visit.tell('notice', visit.t(missing));
    return backTo(c, productPath(product));
  }
  const added = shop.carts.addProduct(visit.cartForAdding(), product, wantedQty(visit.form.get('qty')), choice);
  if (!added.ok) {
    visit.tell('error', visit.t(added.message));
    return backTo(c, productPath(product));
  }
  visit.tell('success', addedText(visit, product));
  return visit.isAjax ? c.json([]) : redirectWithMessages(c, back);
}

/** The text starts with a line break, as in a live shop. */
function addedText(visit: Visit, product: Product): string {
  const cart = `<a href="${visit.absolute('/checkout/cart/')}">${escapeHtml(visit.t('shopping cart'))}</a>`;
  return `\n${visit.t('You added %1 to your %2.', escapeHtml(product.name), cart)}`;
}

function backTo(c: ShopContext, path: string): Response {
  const visit = c.get('visit');
  return visit.isAjax ? c.json({ backUrl: visit.absolute(path) }) : redirectWithMessages(c, path);
}

/** For scripts, too: the response to an invalid form key is never JSON. */
export function sessionExpired(c: ShopContext, path: string): Response {
  const visit = c.get('visit');
  visit.tell('error', visit.t('Your session has expired'));
  return redirectWithMessages(c, path);
}

/** After saving a gift message, scripts request this by GET with an empty `cart[]`; it only redirects to their page. */
function updateCart(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (visit.hasFormKey && quote !== undefined && c.req.method === 'POST') {
    if (visit.form.get('update_cart_action') === 'empty_cart') {
      for (const item of [...quote.items]) shop.carts.removeItem(quote, item.id);
    } else {
      for (const [name, value] of visit.form) {
        const itemId = Number(/^cart\[(\d+)\]\[qty\]$/.exec(name)?.[1]);
        const qty = Math.trunc(Number(value));
        if (!itemId || !Number.isFinite(qty)) continue;
        const result = shop.carts.setQty(quote, itemId, qty);
        if (!result.ok) visit.tell('error', visit.t(result.message));
      }
      // The cart's form also contains gift messages that are being written.
      for (const [key, words] of postedNotes(visit.form, giftPlaces(quote))) keepNote(quote, key, words);
      shop.carts.save(quote);
    }
  }
  return redirectWithMessages(c, visit.back('/checkout/cart/'));
}

function removeFromCart(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');
  if (quote !== undefined) shop.carts.removeItem(quote, Number(visit.form.get('id')));
  return backTo(c, '/checkout/cart/');
}

/**
 * Responds in the format of the coupon form's script, or redirects the browser back to the page with the form. The cart's form
 * always gets a page, as in Magento.
 */
function postCoupon(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  // The form is on the cart page, next to the payment methods, and in the review step of the one-page checkout.
  const back = visit.back('/checkout/cart/');
  if (!visit.hasFormKey) return sessionExpired(c, back);
  if (quote === undefined) return redirectWithMessages(c, '/checkout/cart/');
  const { type, text } = changeCoupon(visit, shop, quote);
  const asked = visit.form.get('block');
  const block = couponBlocks.find((name) => name === asked);
  if (visit.isAjax && block !== undefined) {
    const success = type === 'success';
    const draft = success ? '' : visit.form.get('coupon_code');
    const html = shop.renderer.render(
      'partials/coupon-block',
      { block, ...cartView(quote, visit), draft },
      frame(visit),
    );
    // A rejected code stays in its field, unless the form now has to show a captcha.
    return c.json({ success, html: success || isRequired(visit.visitor, couponCaptcha) ? html : '', message: text });
  }
  visit.tell(type, text);
  return redirectWithMessages(c, block === 'review' ? '/checkout/onepage/?step=review' : back);
}

/** The page with the form, and the content that a response has to update there. */
const couponBlocks = ['payment', 'review'];

const couponCaptcha = 'sales_rule_coupon_request';

function changeCoupon(visit: Visit, shop: Services, quote: Quote): Message {
  if (visit.form.getAll('remove').at(-1) === '1') {
    quote.couponCode = null;
    shop.carts.save(quote);
    return { type: 'success', text: visit.t('You canceled the coupon code.') };
  }
  if (!passesCaptcha(visit.visitor, couponCaptcha, visit.form.get(`captcha[${couponCaptcha}]`) ?? undefined)) {
    return { type: 'error', text: visit.t('Incorrect CAPTCHA') };
  }
  const code = (visit.form.get('coupon_code') ?? '').trim();
  const coupon = findCoupon(code);
  if (coupon === undefined) {
    countFailure(visit.visitor);
    return { type: 'error', text: escapeHtml(visit.t('The coupon code "%1" is not valid.', code)) };
  }
  forgetFailures(visit.visitor);
  quote.couponCode = coupon.code;
  shop.carts.save(quote);
  return { type: 'success', text: escapeHtml(visit.t('You used coupon code "%1".', coupon.code)) };
}

function configure(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const id = Number(pathParameters(visit.url.pathname.replace('/checkout/cart/configure', '')).get('id'));
  const item = visit.cart()?.items.find((candidate) => candidate.id === id);
  const product = item && findProduct(item.productId);
  return product === undefined ? notFound(c, shop) : productPage(c, shop, product, item);
}

function updateItemOptions(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  const id = Number(pathParameters(visit.url.pathname.replace('/checkout/cart/updateItemOptions', '')).get('id'));
  const item = quote?.items.find((candidate) => candidate.id === id);
  const product = item && findProduct(item.productId);
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');
  if (quote === undefined || item === undefined || product === undefined)
    return redirectWithMessages(c, '/checkout/cart/');
  const choice = chosenOf(visit, product);
  const missing = missingChoice(product, choice);
  if (missing !== undefined) {
    visit.tell('notice', visit.t(missing));
    return redirectWithMessages(c, visit.back('/checkout/cart/'));
  }
  Object.assign(item, choice);
  const result = shop.carts.setQty(quote, id, wantedQty(visit.form.get('qty')));
  if (result.ok) visit.tell('success', visit.t('%1 was updated in your shopping cart.', escapeHtml(product.name)));
  else visit.tell('error', visit.t(result.message));
  return redirectWithMessages(c, '/checkout/cart/');
}

function sidebarQty(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');
  const quote = visit.cart();
  const itemId = Number(visit.form.get('item_id'));
  if (quote === undefined || !quote.items.some((item) => item.id === itemId)) return c.json(unknownItem);
  const result = shop.carts.setQty(quote, itemId, wantedQty(visit.form.get('item_qty')));
  return c.json(result.ok ? { success: true } : { success: false, error_message: result.message });
}

function sidebarRemove(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');
  const quote = visit.cart();
  const itemId = Number(visit.form.get('item_id'));
  if (quote === undefined || !quote.items.some((item) => item.id === itemId)) return c.json(unknownItem);
  shop.carts.removeItem(quote, itemId);
  return c.json({ success: true });
}

const unknownItem = { success: false, error_message: "The quote item isn't found. Verify the item and try again." };

export function wantedQty(value: string | null): number {
  const qty = Math.trunc(Number(value ?? 1));
  return Number.isFinite(qty) && qty > 0 ? qty : 1;
}

export function chosenOf(visit: Visit, product: Product): ItemChoice {
  const ids = visit.form.getAll('links[]').map(Number);
  const variant = variantChosen(product, (attributeId) => Number(visit.form.get(`super_attribute[${attributeId}]`)));
  return {
    linkIds: product.links.map((link) => link.id).filter((id) => ids.includes(id)),
    ...(variant !== undefined && { variantId: variant.id }),
  };
}

/** The URL that a link contained, if it is one of ours: never redirects to other sites. */
export function ownPath(visit: Visit, uenc: string | null): string | undefined {
  const address = uenc === null ? undefined : decodeAddress(uenc);
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === visit.url.origin ? `${url.pathname}${url.search}` : undefined;
}
