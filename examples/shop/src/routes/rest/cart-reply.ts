import { findProduct } from '../../catalog/products';
import type { Customer } from '../../customer/customers';
import { chosenSku } from '../../quote/item-options';
import type { Address, Quote } from '../../quote/records';
import { isVirtual } from '../../quote/shipping';
import { collectTotals } from '../../quote/totals';
import { currencyCode } from '../../store-views';

/** A whole cart. Here, the cart is identified by its number, even for guests. */
export function cartReply(quote: Quote, customer: Customer | undefined) {
  const totals = collectTotals(quote);
  const items = totals.items.map(({ item, product, price }) => ({
    item_id: item.id,
    sku: chosenSku(product, item),
    qty: item.qty,
    name: product.name,
    price,
    product_type: product.type,
    quote_id: String(quote.id),
  }));
  const owner = customer === undefined ? {} : { customer_id: customer.id };
  return {
    id: quote.id,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    is_active: quote.isActive,
    is_virtual: isVirtual(quote),
    items,
    items_count: items.length,
    items_qty: totals.itemsQty,
    customer: customer === undefined ? { email: null, firstname: null, lastname: null } : customerReply(customer),
    billing_address: {
      ...addressReply(quote.billingAddress, quote.id * 2 - 1, quote.email),
      ...owner,
      same_as_billing: 0,
      save_in_address_book: 0,
    },
    orig_order_id: 0,
    currency: {
      global_currency_code: currencyCode,
      base_currency_code: currencyCode,
      store_currency_code: currencyCode,
      quote_currency_code: currencyCode,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: 1,
    },
    customer_is_guest: customer === undefined,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
    extension_attributes: {
      shipping_assignments: isVirtual(quote)
        ? []
        : [
            {
              shipping: {
                address: {
                  ...addressReply(quote.shippingAddress, quote.id * 2, quote.email),
                  ...owner,
                  same_as_billing: 1,
                  save_in_address_book: 0,
                },
                method: quote.shippingMethod,
              },
              items,
            },
          ],
    },
  };
}

/** Only the items use the caller's id for the cart: the masked id for guests. */
export function itemsReply(quote: Quote) {
  return collectTotals(quote).items.map(({ item, product, price }) => ({
    item_id: item.id,
    sku: chosenSku(product, item),
    qty: item.qty,
    name: product.name,
    price,
    product_type: product.type,
    quote_id: quote.customerId === null ? quote.maskedId : String(quote.id),
    ...(findProduct(item.productId)?.type === 'downloadable'
      ? { product_option: { extension_attributes: { downloadable_option: { downloadable_links: item.linkIds } } } }
      : {}),
  }));
}

function addressReply(address: Address | null, id: number, email: string | null) {
  return {
    id,
    region: address?.region ?? null,
    region_id: address?.regionId ?? null,
    region_code: address?.regionCode ?? null,
    country_id: address?.countryId ?? null,
    street: address === null ? [''] : address.street,
    telephone: address?.telephone ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    firstname: address?.firstname ?? null,
    lastname: address?.lastname ?? null,
    email,
  };
}

function customerReply(customer: Customer) {
  const main = customer.addresses.find((entry) => entry.isDefault);
  return {
    id: customer.id,
    group_id: 1,
    ...(main === undefined ? {} : { default_billing: String(main.id), default_shipping: String(main.id) }),
    created_at: customer.createdAt,
    updated_at: customer.createdAt,
    created_in: 'Default Store View',
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    store_id: 1,
    website_id: 1,
    addresses: customer.addresses.map(({ id, address, isDefault }) => ({
      id,
      customer_id: customer.id,
      region: { region_code: address.regionCode, region: address.region, region_id: address.regionId ?? 0 },
      region_id: address.regionId ?? 0,
      country_id: address.countryId,
      street: address.street,
      telephone: address.telephone,
      postcode: address.postcode,
      city: address.city,
      firstname: address.firstname,
      lastname: address.lastname,
      ...(isDefault ? { default_shipping: true, default_billing: true } : {}),
    })),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: false },
  };
}
