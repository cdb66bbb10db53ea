import { vaultCardConfig } from '@shop-elements/checkout/vault-card';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';
import { ordered } from './ordered';

const meta: Meta = { title: 'Checkout/Saved card' };
export default meta;

const tag = 'shop-vault-card';
const config = vaultCardConfig;

/** On a checkout page, `data-key` is enough: the rest comes from `checkoutConfig.payment.vault`. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="acmepay_cc_vault_0"
  data-public-hash="9f1c"
  data-details='{"cc_type":"VI","cc_last_4":"1111","cc_exp_month":"01","cc_exp_year":"2040"}'
></shop-vault-card>`,
});

/** Other gateways use different names for the details. If the shop has no icon for the brand, ours is shown. */
export const OtherNames = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="otherpay_vault_2"
  data-public-hash="77aa"
  data-details='{"type":"Visa","maskedCC":"1881","expirationDate":"07/2041"}'
></shop-vault-card>`,
});

/** An expired card is marked and cannot be used. */
export const Expired = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="acmepay_cc_vault_1"
  data-public-hash="5d0e"
  data-details='{"cc_type":"MasterCard","cc_last_4":"5454","cc_exp_month":"04","cc_exp_year":"2024"}'
></shop-vault-card>`,
});

/** A token without digits, such as a wallet's, shows the available details. */
export const WithoutDigits = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="paypal_vault_0"
  data-public-hash="5c1e"
  data-details='{"type":"PayPal","maskedCC":"ann@example.com"}'
></shop-vault-card>`,
});

/** A page with its own button calls `placeOrder()`. */
export const WithoutButton = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="acmepay_cc_vault_0"
  data-public-hash="9f1c"
  data-details='{"cc_type":"Visa","cc_last_4":"1111","cc_exp_month":"01","cc_exp_year":"2040"}'
  data-button="false"
></shop-vault-card>`,
});

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="30"><rect width="46" height="30" rx="3" fill="#2b5a43"/><circle cx="23" cy="15" r="8" fill="#f4f0e8"/></svg>',
)}`;

/** The shop's own icon for the brand, with a name for screen readers. */
export const OwnPicture = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="acmepay_cc_vault_2"
  data-public-hash="4ab0"
  data-details='{"cc_type":"HBR","cc_last_4":"0042","cc_exp_month":"9","cc_exp_year":"2039"}'
  data-icon='{"url":"${picture}","width":46,"height":30,"title":"Harbor Card"}'
></shop-vault-card>`,
});

/** A brand without any icon is shown by name. */
export const UnknownBrand = embed({
  tag,
  config,
  html: `
<shop-vault-card
  data-key="acmepay_cc_vault_3"
  data-public-hash="4ab1"
  data-details='{"type":"Harbor Card","maskedCC":"0042","expirationDate":"09/39"}'
></shop-vault-card>`,
});

/** While another payment method is selected, the button is disabled. */
export const NotSelected = embed({
  tag,
  config,
  html: `
<section data-payment-method="acmepay_cc_vault_0">
  <p><label><input type="radio" name="payment[method]" value="acmepay_cc_vault_0"> Saved card</label></p>
  <shop-vault-card
    data-key="acmepay_cc_vault_0"
    data-public-hash="9f1c"
    data-details='{"cc_type":"VI","cc_last_4":"1111","cc_exp_month":"01","cc_exp_year":"2040"}'
  ></shop-vault-card>
</section>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    OtherNames,
    OwnPicture,
    UnknownBrand,
    WithoutDigits,
    Expired,
    NotSelected,
    WithoutButton,
    ...ordered(Playground),
  },
});
