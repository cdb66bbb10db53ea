/** A card form as a checkout prints it. */
export const ccForm = `<shop-cc-form data-method="acmepay"><script type="application/json">
  {"availableTypes":{"VI":"Visa","MC":"Mastercard","AE":"American Express","DI":"Discover"}}</script></shop-cc-form>`;
