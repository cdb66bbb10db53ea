import { captchaForms, captchaHeight, captchaPath, isRequired } from '../captcha';
import { cardTypes } from '../catalog/pictures/small-pictures';
import { amountText } from '../money';
import { agreementsConfig } from '../quote/agreements';
import {
  cardMethod,
  checkmoConfig,
  gatewayMethod,
  instructionsHtml,
  offeredMethods,
  storedCardKey,
  vaultMethod,
} from '../quote/payment-methods';
import type { Quote } from '../quote/records';
import { countries } from '../quote/regions';
import { carriers } from '../quote/shipping';
import { collectTotals, type Totals } from '../quote/totals';
import { pageTotals } from '../quote/totals-replies';
import { feeDisplay } from '../quote/weee';
import type { Services } from '../services';
import { currencyCode } from '../store-views';
import { picturePath } from '../views/product-view';
import type { Visit } from '../visit';
import { customerData } from './customer-data';
import { quoteItemData } from './quote-item-data';

/** `window.checkoutConfig` of the cart and checkout pages: all 57 keys of a stock shop, with its order and types. */
export function checkoutConfig(quote: Quote, visit: Visit, shop: Services) {
  const customer = visit.customer();
  const totals = collectTotals(quote);
  const { priceFormat } = visit.view;
  return {
    payment: paymentConfig(visit, shop),
    formKey: visit.formKey,
    // PHP serializes an empty map as a list.
    customerData: customer === undefined ? [] : customerData(customer),
    quoteData: quoteData(quote, totals, visit),
    quoteItemData: totals.items.map((line) => quoteItemData(line, quote, visit)),
    quoteMessages: Object.fromEntries(quote.items.map((item) => [String(item.id), ''])),
    isCustomerLoggedIn: customer !== undefined,
    selectedShippingMethod: selectedShippingMethod(totals),
    storeCode: visit.view.code,
    isGuestCheckoutAllowed: true,
    isCustomerLoginRequired: false,
    registerUrl: visit.absolute('/customer/account/create/'),
    checkoutUrl: visit.absolute('/checkout/'),
    defaultSuccessPageUrl: visit.absolute('/checkout/onepage/success/'),
    pageNotFoundUrl: visit.absolute('/checkout/noroute/'),
    forgotPasswordUrl: visit.absolute('/customer/account/forgotpassword/'),
    staticBaseUrl: visit.absolute('/static/'),
    priceFormat,
    basePriceFormat: priceFormat,
    postCodes: Object.fromEntries(countries.map((country) => [country.id, { pattern_1: country.postcode }])),
    imageData: Object.fromEntries(
      totals.items.map((line) => [
        String(line.item.id),
        { src: visit.absolute(picturePath(line.product)), alt: line.product.name, width: 150, height: 150 },
      ]),
    ),
    totalsData: pageTotals(totals, visit.t),
    shippingPolicy: { isEnabled: false, shippingPolicyContent: '' },
    useQty: true,
    activeCarriers: carriers,
    originCountryCode: 'US',
    // Filled only if nothing is shipped; otherwise, the response of the shipping step contains the list.
    paymentMethods: totals.virtual ? offeredMethods(totals, shop.payments) : [],
    autocomplete: 'off',
    displayBillingOnPaymentMethod: true,
    maxCartItemsToDisplay: 10,
    cartUrl: visit.absolute('/checkout/cart/'),
    captcha: Object.fromEntries(captchaForms.map((form) => [form, captchaConfig(form, visit, shop.now())])),
    isDisplayShippingPriceExclTax: true,
    isDisplayShippingBothPrices: false,
    reviewShippingDisplayMode: 'excluding',
    reviewItemPriceDisplayMode: 'excluding',
    reviewTotalsDisplayMode: 'excluding',
    includeTaxInGrandTotal: false,
    isFullTaxSummaryDisplayed: false,
    isZeroTaxDisplayed: false,
    reloadOnBillingAddress: false,
    defaultCountryId: 'US',
    defaultRegionId: null,
    defaultPostcode: null,
    ...feeDisplay,
    cardinal: { environment: 'sandbox', requestJWT: '' },
    websiteCode: 'base',
    storePickupApiSearchTermDelimiter: ':',
    // Only customers can save cards.
    vault: { [vaultMethod.code]: { is_enabled: customer !== undefined } },
    persistenceConfig: { isRememberMeCheckboxVisible: false, isRememberMeCheckboxChecked: true },
    recaptcha_paypal: false,
    captchaPayments: { 'co-payment-form': captchaConfig('co-payment-form', visit, shop.now()) },
    checkoutAgreements: agreementsConfig((text) => visit.t(text)),
  };
}

function paymentConfig(visit: Visit, shop: Services) {
  const { now, payments } = shop;
  const cardMethods = payments === undefined ? [cardMethod] : [cardMethod, gatewayMethod];
  const each = <Value>(value: Value) => Object.fromEntries(cardMethods.map((method) => [method, value]));
  // If no method pays in a frame, each map of these settings is empty, and so arrives as a list.
  const framed = <Value>(value: Value) => (payments === undefined ? [] : { [gatewayMethod]: value });
  const months = new Intl.DateTimeFormat(visit.view.locale, { month: 'long', timeZone: 'UTC' });
  const year = now().getFullYear();
  return {
    ccform: {
      icons: Object.fromEntries(
        cardTypes.map(({ code, title }) => [
          code,
          { url: visit.absolute(`/media/cc/${code.toLowerCase()}.svg`), width: 46, height: 30, title },
        ]),
      ),
      availableTypes: each(Object.fromEntries(cardTypes.map(({ code, title }) => [code, title]))),
      months: each(
        Object.fromEntries(
          Array.from({ length: 12 }, (_unused, index) => [
            String(index + 1),
            `${String(index + 1).padStart(2, '0')} - ${months.format(new Date(Date.UTC(2024, index, 15)))}`,
          ]),
        ),
      ),
      years: each(
        Object.fromEntries(Array.from({ length: 11 }, (_unused, index) => [String(year + index), year + index])),
      ),
      hasVerification: each(true),
      cvvImageUrl: each(visit.absolute('/media/cc/cvv.svg')),
    },
    instructions: instructionsHtml(visit.t),
    checkmo: checkmoConfig(visit.t),
    iframe: {
      timeoutTime: framed(30_000),
      dateDelim: framed(''),
      cardFieldsMap: framed({ cccvv: 'csc', ccexpdate: 'expdate', ccnum: 'acct' }),
      source: framed(visit.absolute('/static/blank.html')),
      controllerName: framed('checkout_flow'),
      cgiUrl: framed(`${payments?.origin}/link`),
      placeOrderUrl: framed(visit.absolute('/harborpay/transparent/requestSecureToken/')),
      saveOrderUrl: framed(visit.absolute('/checkout/onepage/saveOrder/')),
      expireYearLength: framed(2),
    },
    vault: storedCards(visit, shop),
  };
}

/** The customer's saved cards, by key: the method's code and the card's index. */
function storedCards(visit: Visit, shop: Services) {
  const cards = shop.vault.cardsOf(visit.customer()?.id ?? null);
  if (cards.length === 0) return [];
  return Object.fromEntries(
    cards.map(({ place, publicHash, type, last4, expMonth, expYear }) => [
      storedCardKey(place),
      {
        component: 'Acme_Pay/js/view/payment/method-renderer/vault',
        config: {
          code: vaultMethod.code,
          publicHash,
          details: { cc_type: type, cc_last_4: last4, cc_exp_month: expMonth, cc_exp_year: expYear },
        },
      },
    ]),
  );
}

function captchaConfig(form: string, visit: Visit, now: Date) {
  const picture = visit.visitor.captcha[form]?.picture;
  return {
    isCaseSensitive: false,
    imageHeight: captchaHeight,
    imageSrc: picture ? visit.absolute(captchaPath(picture)) : '',
    refreshUrl: visit.absolute('/captcha/refresh/'),
    isRequired: isRequired(visit.visitor, form),
    timestamp: Math.floor(now.getTime() / 1000),
  };
}

function selectedShippingMethod({ shippingRate: rate }: Totals) {
  if (rate === undefined) return null;
  return {
    carrier_code: rate.carrierCode,
    method_code: rate.methodCode,
    carrier_title: rate.carrierTitle,
    method_title: rate.methodTitle,
    amount: rate.amount,
    base_amount: amountText(rate.amount),
    available: true,
    error_message: false,
    price_excl_tax: rate.amount,
    price_incl_tax: rate.amount,
  };
}

function quoteData(quote: Quote, totals: Totals, visit: Visit) {
  const customer = visit.customer();
  const subtotal = amountText(totals.subtotal);
  const discounted = amountText(totals.subtotal + totals.discount);
  return {
    // Guests refer to the cart by a masked id, customers by its number, as text.
    entity_id: customer === undefined ? quote.maskedId : String(quote.id),
    store_id: 1,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    converted_at: null,
    is_active: '1',
    is_virtual: totals.virtual ? 1 : 0,
    is_multi_shipping: '0',
    items_count: String(quote.items.length),
    items_qty: amountText(totals.itemsQty),
    orig_order_id: '0',
    store_to_base_rate: '0.0000',
    store_to_quote_rate: '0.0000',
    base_currency_code: currencyCode,
    store_currency_code: currencyCode,
    quote_currency_code: currencyCode,
    grand_total: amountText(totals.grandTotal),
    base_grand_total: amountText(totals.grandTotal),
    checkout_method: null,
    customer_id: customer?.id ?? null,
    customer_tax_class_id: customer === undefined ? '3' : null,
    customer_group_id: customer === undefined ? '0' : 1,
    customer_email: quote.email,
    customer_prefix: null,
    customer_firstname: customer?.firstname ?? null,
    customer_middlename: null,
    customer_lastname: customer?.lastname ?? null,
    customer_suffix: null,
    customer_dob: null,
    customer_note: null,
    customer_note_notify: '1',
    customer_is_guest: customer === undefined ? '1' : '0',
    applied_rule_ids: totals.coupon === undefined ? null : '2',
    reserved_order_id: null,
    password_hash: null,
    coupon_code: totals.coupon?.code ?? null,
    global_currency_code: currencyCode,
    base_to_global_rate: '1.0000',
    base_to_quote_rate: '1.0000',
    customer_taxvat: null,
    customer_gender: null,
    subtotal,
    base_subtotal: subtotal,
    subtotal_with_discount: discounted,
    base_subtotal_with_discount: discounted,
    is_changed: '1',
    trigger_recollect: '0',
    ext_shipping_info: null,
    gift_message_id: quote.giftMessage === null ? null : String(quote.giftMessage.id),
    is_persistent: '0',
    items: quote.items.map(() => ({})),
    extension_attributes: { shipping_assignments: totals.virtual ? [] : [{}] },
  };
}
