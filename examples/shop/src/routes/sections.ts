import type { Hono } from 'hono';
import { captchaForms, isRequired } from '../captcha';
import { findProduct, type Product, productPath } from '../catalog/products';
import { escapeAttribute, escapeHtml, phpJson } from '../escape';
import { takeMessages } from '../messages';
import { amountText, cents, formatPrice } from '../money';
import { encodeAddress } from '../page';
import { instantOffer, instantPurchaseSection } from '../quote/instant-purchase';
import { chosenSku, itemOptions } from '../quote/item-options';
import { countries } from '../quote/regions';
import { collectTotals, type TotalsItem } from '../quote/totals';
import { feeTitle } from '../quote/weee';
import type { Services } from '../services';
import { picturePath } from '../views/product-view';
import type { ShopContext, ShopEnv, Visit } from '../visit';

type Section = (visit: Visit, shop: Services) => Record<string, unknown>;

/** Each visitor's private data, which scripts fetch and store in the browser. */
const sections: Readonly<Record<string, Section>> = {
  messages: (visit) => ({ messages: takeMessages(visit.visitor) }),
  customer,
  'compare-products': compareProducts,
  'last-ordered-items': lastOrderedItems,
  cart,
  'directory-data': directoryData,
  captcha: (visit, shop) =>
    Object.fromEntries(
      captchaForms.map((form) => [
        form,
        { isRequired: isRequired(visit.visitor, form), timestamp: Math.floor(shop.now().getTime() / 1000) },
      ]),
    ),
  wishlist,
  'instant-purchase': (visit, shop) => instantPurchaseSection(instantOffer(visit.customer(), shop), visit),
  loggedAsCustomer: ({ visitor: { adminUserId } }) =>
    adminUserId === undefined ? {} : { adminUserId, websiteName: 'Alder & Finch' },
  persistent: () => ({}),
  review: (visit) => {
    const draft = visit.visitor.reviewDraft ?? { nickname: '', title: '', detail: '' };
    visit.visitor.reviewDraft = null;
    return draft;
  },
  recently_viewed_product: () => ({ count: 0, items: [] }),
  recently_compared_product: () => ({ count: 0, items: [] }),
  product_data_storage: () => ({}),
};

export function sectionRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/customer/section/load', (c) => loadSections(c, shop));
}

function loadSections(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const asked = visit.url.searchParams.get('sections');
  const names = asked === null ? Object.keys(sections) : asked.split(',').filter(Boolean);
  c.header('Cache-Control', 'no-store, private');
  const unknown = names.find((name) => !Object.hasOwn(sections, name));
  if (unknown !== undefined) {
    // The whole message is escaped, although the response is JSON.
    return c.json({ message: escapeHtml(`The "${unknown}" section source isn't supported.`) }, 400);
  }
  const dataId = Math.floor(shop.now().getTime() / 1000);
  return c.json(Object.fromEntries(names.map((name) => [name, { ...sections[name]?.(visit, shop), data_id: dataId }])));
}

function customer(visit: Visit): Record<string, unknown> {
  const known = visit.customer();
  if (known === undefined) return {};
  return {
    // Escaped here, but not in the checkout page's data.
    fullname: escapeHtml(`${known.firstname} ${known.lastname}`),
    firstname: known.firstname,
    websiteId: '1',
  };
}

function cart(visit: Visit): Record<string, unknown> {
  const quote = visit.cart();
  const totals = quote === undefined || quote.items.length === 0 ? undefined : collectTotals(quote);
  const subtotal = priceHtml(totals?.subtotal ?? 0, visit);
  return {
    summary_count: totals?.itemsQty ?? 0,
    subtotalAmount: totals === undefined ? null : amountText(totals.subtotal),
    subtotal,
    possible_onepage_checkout: true,
    items: [...(totals?.items ?? [])].reverse().map((line) => cartItem(line, visit)),
    extra_actions: '',
    isGuestCheckoutAllowed: true,
    website_id: '1',
    storeId: '1',
    subtotal_incl_tax: subtotal,
    subtotal_excl_tax: subtotal,
  };
}

/** Newest item first. The name is escaped; the options and the picture's text are not. */
function cartItem(line: TotalsItem, visit: Visit) {
  const { item, product } = line;
  return {
    product_type: product.type,
    options: itemOptions(product, item),
    qty: item.qty,
    item_id: String(item.id),
    configure_url: visit.absolute(`/checkout/cart/configure/id/${item.id}/product_id/${product.id}/`),
    is_visible_in_site_visibility: true,
    product_id: String(product.id),
    product_name: escapeHtml(product.name),
    product_sku: chosenSku(product, item),
    product_url: visit.absolute(productPath(product)),
    product_has_url: true,
    product_price: miniCartPrice(line, visit),
    product_price_value: line.price,
    product_image: { src: visit.absolute(picturePath(product)), alt: product.name, width: 150, height: 150 },
    canApplyMsrp: false,
    message: '',
  };
}

/** The price including the fee, then the fee; attribute texts are escaped character by character. */
function miniCartPrice(line: TotalsItem, visit: Visit): string {
  const fee =
    line.fee === 0
      ? ''
      : `<span class="minicart-tax-info"><span class="weee" data-label="${escapeAttribute(visit.t(feeTitle))}">${priceHtml(line.fee, visit)}</span></span>`;
  const price = `<span class="${line.fee === 0 ? 'minicart-price' : 'minicart-tax-total'}">${priceHtml(cents(line.price + line.fee), visit)}</span>`;
  return `\n<span class="price-excluding-tax" data-label="${escapeAttribute('Excl. Tax')}">${price}${fee}</span>\n`;
}

function compareProducts(visit: Visit) {
  const compared = visit.visitor.compare.map(findProduct).filter((product) => product !== undefined);
  return {
    count: compared.length,
    countCaption: compared.length === 1 ? '1 item' : `${compared.length} items`,
    listUrl: visit.absolute(`/catalog/product_compare/index/uenc/${encodeAddress(visit.url.href)}/`),
    items: compared.map((product) => ({
      id: String(product.id),
      product_url: visit.absolute(productPath(product)),
      name: escapeHtml(product.name),
      remove_url: phpJson({
        action: visit.absolute('/catalog/product_compare/remove/'),
        data: { product: String(product.id), uenc: '' },
      }),
      productWebsiteId: '1',
    })),
    websiteId: '1',
  };
}

function lastOrderedItems(visit: Visit, shop: Services) {
  const known = visit.customer();
  const orders = (known?.orderIds ?? []).map(shop.orders.find).filter((order) => order !== undefined);
  const items = orders
    .flatMap((order) => order.items)
    .reverse()
    .slice(0, 5);
  return {
    items: items.flatMap((item) => {
      const product = findProduct(item.productId);
      if (product === undefined) return [];
      return {
        id: String(item.quoteItemId),
        name: product.name,
        url: visit.absolute(productPath(product)),
        is_saleable: product.inStock,
        product_id: String(product.id),
      };
    }),
  };
}

function directoryData() {
  return Object.fromEntries(
    countries.map((country) => [
      country.id,
      {
        name: country.name,
        ...(country.regions.length === 0
          ? {}
          : {
              regions: Object.fromEntries(
                country.regions.map((region) => [String(region.id), { code: region.code, name: region.name }]),
              ),
            }),
      },
    ]),
  );
}

function wishlist(visit: Visit) {
  const wishes = (visit.customer()?.wishlist ?? []).flatMap((entry) => {
    const product = findProduct(entry.productId);
    return product === undefined ? [] : [{ entry, product }];
  });
  return {
    counter: wishes.length === 0 ? null : wishes.length === 1 ? '1 item' : `${wishes.length} items`,
    items: wishes.map(({ entry, product }) => ({
      image: {
        template: 'Magento_Catalog/product/image_with_borders',
        src: visit.absolute(picturePath(product)),
        width: 75,
        height: 90,
        alt: product.name,
      },
      product_sku: product.sku,
      product_id: String(product.id),
      product_url: visit.absolute(`${productPath(product)}?qty=${entry.qty}`),
      product_name: product.name,
      product_price: wishPrice(product, visit),
      product_is_saleable_and_visible: product.inStock,
      product_has_required_options: product.type !== 'simple',
      add_to_cart_params: phpJson({
        action: visit.absolute('/wishlist/index/cart/'),
        data: { item: String(entry.id), qty: amountText(entry.qty), uenc: '' },
      }),
      delete_item_params: phpJson({
        action: visit.absolute('/wishlist/index/remove/'),
        data: { item: String(entry.id), uenc: '' },
      }),
    })),
  };
}

function wishPrice(product: Product, visit: Visit): string {
  const amount = cents(product.price + (product.fee ?? 0));
  const fee =
    product.fee === undefined
      ? ''
      : `<span class="weee" data-price-type="weee" data-label="${escapeAttribute(visit.t(feeTitle))}">${priceHtml(product.fee, visit)}</span>`;
  return (
    `<div class="price-box price-configured_price" data-role="priceBox" data-product-id="${product.id}" data-price-box="product-id-${product.id}">` +
    `<p class="price-as-configured"><span class="price-container price-configured_price${escapeAttribute(' tax weee')}">` +
    `<span id="product-price-${product.id}" data-price-amount="${amount}" data-price-type="finalPrice" class="price-wrapper ">${priceHtml(amount, visit)}</span>${fee}</span></p></div>`
  );
}

function priceHtml(amount: number, visit: Visit): string {
  return `<span class="price">${formatPrice(amount, visit.view.priceFormat)}</span>`;
}
