import { weeeConfig } from '@shop-elements/checkout/weee';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Eco-fee' };
export default meta;

const tag = 'shop-weee';
const config = weeeConfig;

const item = `{"item_id":7,"qty":2,"row_total":20,"row_total_incl_tax":24,"weee_tax_applied_amount":1.5,
    "weee_tax_applied":[
      {"title":"Eco fee","row_amount":2,"row_amount_incl_tax":2.4},
      {"title":"Battery","row_amount":1,"row_amount_incl_tax":1.2}]}`;
const format = `{"pattern":"€%s","requiredPrecision":2,"decimalSymbol":".","groupSymbol":",","groupLength":3}`;

/** A cart item whose price expands to show its fees. The server's price stays until then. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-weee
  data-item='${item}'
  data-price-format='${format}'>
  <span data-shop-fallback class="price">€27.60</span>
</shop-weee>`,
});

/** With `data-tax-display="3"`, both prices show; with `data-display="2"`, the fees are next to the price, with a final price. */
export const BothPricesAndFinalPrice = embed({
  tag,
  config,
  html: `
<shop-weee
  data-display="2"
  data-tax-display="3"
  data-item='${item}'
  data-price-format='${format}'>
</shop-weee>`,
});

/** An item without fees has a single price, with nothing to expand. */
export const WithoutFees = embed({
  tag,
  config,
  html: `
<shop-weee
  data-item='{"item_id":8,"qty":1,"row_total":"20.0000","row_total_incl_tax":"24.0000","weee_tax_applied_amount":null}'
  data-price-format='${format}'>
</shop-weee>`,
});

/** The fees of the whole cart. On a cart or checkout page, they come from the page's own data. */
export const Total = embed({
  tag,
  config,
  html: `
<shop-weee
  data-view="total"
  data-segments='[{"code":"weee_tax","title":"FPT","value":3}]'
  data-price-format='${format}'>
</shop-weee>`,
});

/** The fees of a product, from its `price_info`: the prices arrive as formatted HTML and are shown as text. */
export const Product = embed({
  tag,
  config,
  html: `
<shop-weee
  data-view="product"
  data-display="2"
  data-tax-display="3"
  data-price-info='{"extension_attributes":{
    "weee_attributes":[{"attribute_code":"eco_fee","label":"Eco fee",
      "amount_excl_tax":"<span class=\\"price\\">€1.00</span>","tax_amount_incl_tax":"<span class=\\"price\\">€1.20</span>"}],
    "weee_adjustment":"<span class=\\"price\\">€11.20</span>"}}'>
</shop-weee>`,
});

const opened = { html: Playground, press: ['button'] };

export const AllStates = allStates({
  states: { Playground, Opened: opened, BothPricesAndFinalPrice, WithoutFees, Total, Product },
});
