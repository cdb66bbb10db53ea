import { addressCheckConfig } from '@shop-elements/checkout/address-check';
import type { Meta } from '@storybook/react-vite';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Address check' };
export default meta;

const tag = 'shop-address-check';
const config = addressCheckConfig;

/** Around the server's own fields. Leave one empty: it shows what the carriers require. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-address-check data-carriers='["dhl","ups"]' data-prefix="shipping">
  <form>
    <p>
      <label for="country">Country</label>
      <select id="country" name="shipping[country_id]"><option value="NL">Netherlands</option><option value="DE">Germany</option></select>
    </p>
    <p><label for="zip">Zip/Postal Code</label> <input type="text" id="zip" name="shipping[postcode]"></p>
    <p><label for="city">City</label> <input type="text" id="city" name="shipping[city]"></p>
  </form>
</shop-address-check>`,
});

/** Table rates need a region, selected or typed. A list that the page hides does not count. */
export const TableRates = embed({
  tag,
  config,
  html: `
<shop-address-check data-carriers='["tablerate"]'>
  <form>
    <p><label for="land">Country</label> <select id="land" name="country_id"><option value="US">United States</option></select></p>
    <p>
      <label for="state">State</label>
      <select id="state" name="region_id"><option value="">Please select a state</option><option value="12">California</option></select>
    </p>
    <p><label for="region">Province</label> <input type="text" id="region" name="region" aria-describedby="hint"> <small id="hint">Where there is one</small></p>
    <p><label for="postcode">Zip/Postal Code</label> <input type="text" id="postcode" name="postcode"></p>
  </form>
</shop-address-check>`,
});

/** If the form is elsewhere on the page, a selector names it. */
export const FormElsewhere = embed({
  tag,
  config,
  html: `
<form id="co-shipping-form">
  <p><label for="code">Zip/Postal Code</label> <input type="text" id="code" name="postcode"></p>
</form>
<shop-address-check data-form="#co-shipping-form" data-carriers='["ups"]'></shop-address-check>`,
});

/** An empty field shows what is missing. */
export const LeftEmpty = acted(Playground, tag, leaveAll);

/** Without a region, the shop has no rates here. */
export const RegionMissing = acted(TableRates, tag, leaveAll);

/** The server's own error at a field stays and is not repeated. */
export const MarkedByTheServer = acted(
  embed({
    tag,
    config,
    html: `
<shop-address-check data-carriers='["ups"]'>
  <form>
    <p class="shop-field">
      <label for="marked">Zip/Postal Code</label>
      <input type="text" id="marked" name="postcode" aria-invalid="true" aria-describedby="marked-error">
      <span id="marked-error" class="shop-field__error">This is a required field.</span>
    </p>
  </form>
</shop-address-check>`,
  }),
  tag,
  leaveAll,
);

function leaveAll(element: HTMLElement): void {
  for (const field of element.querySelectorAll('input, select'))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

export const AllStates = allStates({
  states: { Playground, TableRates, FormElsewhere, LeftEmpty, RegionMissing, MarkedByTheServer },
});
