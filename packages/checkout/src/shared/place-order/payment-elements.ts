/** Selector of the elements that pay. */
export const PAYMENT_ELEMENTS = 'shop-cc-form, shop-iframe-gateway, shop-offline-payment, shop-vault-card';
