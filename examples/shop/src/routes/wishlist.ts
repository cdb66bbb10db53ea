import type { Hono } from 'hono';
import { findProduct } from '../catalog/products';
import type { Customer } from '../customer/customers';
import { escapeHtml } from '../escape';
import { page } from '../page';
import { missingChoice, nothingChosen } from '../quote/item-options';
import type { Services } from '../services';
import { productCard } from '../views/product-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { askToLogIn } from './account';
import { ownPath, sessionExpired } from './cart';

const listPath = '/wishlist/';

/** Wish lists belong to customers. Guests who follow a link have to log in first. */
export function wishlistRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.on('GET', ['/wishlist', '/wishlist/index/index/*'], (c) => wishlistPage(c, shop));
  app.post('/wishlist/index/add', (c) => withCustomer(c, (customer) => addWish(c, shop, customer)));
  app.post('/wishlist/index/remove', (c) => withCustomer(c, (customer) => removeWish(c, shop, customer)));
  app.post('/wishlist/index/cart', (c) => withCustomer(c, (customer) => wishToCart(c, shop, customer)));
}

function wishlistPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined) return askToLogIn(c, listPath);
  return page(
    c,
    shop,
    'wishlist',
    {
      title: visit.t('My Wish List'),
      layout: 'account wishlist-index-index page-layout-2columns-left',
      personal: true,
      crumbs: [{ label: 'My Account', link: '/customer/account/' }, { label: 'My Wish List' }],
    },
    {
      wishes: customer.wishlist.flatMap((entry) => {
        const product = findProduct(entry.productId);
        return product === undefined ? [] : [{ id: entry.id, qty: entry.qty, product: productCard(product, visit) }];
      }),
    },
  );
}

function withCustomer(c: ShopContext, act: (customer: Customer) => Response): Response {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined) {
    visit.tell('error', visit.t('You must login or register to add items to your wishlist.'));
    return askToLogIn(c, visit.back(listPath));
  }
  return visit.hasFormKey ? act(customer) : sessionExpired(c, listPath);
}

function addWish(c: ShopContext, shop: Services, customer: Customer): Response {
  const visit = c.get('visit');
  const product = findProduct(Number(visit.form.get('product')));
  if (product === undefined) {
    visit.tell('error', visit.t("We can't specify a product."));
    return redirectWithMessages(c, listPath);
  }
  shop.customers.addToWishlist(customer, product.id);
  const back = visit.absolute(ownPath(visit, visit.form.get('uenc')) ?? visit.back('/'));
  const here = `<a href="${escapeHtml(back)}">${escapeHtml(visit.t('here'))}</a>`;
  visit.tell(
    'success',
    `\n${visit.t('%1 has been added to your Wish List. Click %2 to continue shopping.', escapeHtml(product.name), here)}`,
  );
  return redirectWithMessages(c, `/wishlist/index/index/wishlist_id/${customer.id}/`);
}

function removeWish(c: ShopContext, shop: Services, customer: Customer): Response {
  const visit = c.get('visit');
  const wish = customer.wishlist.find((entry) => entry.id === Number(visit.form.get('item')));
  if (wish !== undefined) {
    customer.wishlist = customer.wishlist.filter((entry) => entry !== wish);
    shop.customers.save(customer);
    const name = findProduct(wish.productId)?.name ?? '';
    visit.tell('success', `\n${visit.t('%1 has been removed from your Wish List.', escapeHtml(name))}`);
  }
  return redirectWithMessages(c, listPath);
}

/** Products with required options open their page; all others move to the cart at once. */
function wishToCart(c: ShopContext, shop: Services, customer: Customer): Response {
  const visit = c.get('visit');
  const wish = customer.wishlist.find((entry) => entry.id === Number(visit.form.get('item')));
  const product = wish && findProduct(wish.productId);
  if (wish === undefined || product === undefined) return redirectWithMessages(c, listPath);
  const missing = missingChoice(product, nothingChosen);
  if (missing !== undefined) {
    visit.tell('notice', visit.t(missing));
    return redirectWithMessages(c, `/${product.urlKey}.html`);
  }
  const added = shop.carts.addProduct(visit.cartForAdding(), product, quantityOf(visit, wish), nothingChosen);
  if (!added.ok) {
    visit.tell('error', visit.t(added.message));
    return redirectWithMessages(c, listPath);
  }
  // The cart may be new, which changes the customer's record.
  const fresh = shop.customers.find(customer.id) ?? customer;
  fresh.wishlist = fresh.wishlist.filter((entry) => entry.id !== wish.id);
  shop.customers.save(fresh);
  visit.tell('success', visit.t('You added %1 to your shopping cart.', escapeHtml(product.name)));
  return redirectWithMessages(c, listPath);
}

/** Fields next to the button: the script posts them alone, the form together with those of the other items. */
function quantityOf({ form }: Visit, { id, qty }: Customer['wishlist'][number]): number {
  const typed = Number(form.get('qty') ?? form.get(`qty[${id}]`) ?? qty);
  return Number.isInteger(typed) && typed > 0 ? typed : qty;
}
