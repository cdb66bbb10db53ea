import { variableGridConfig } from '@shop-elements/checkout/variable-grid';
import type { Meta } from '@storybook/react-vite';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Variable grid' };
export default meta;

const tag = 'shop-variable-grid';
const config = variableGridConfig;

/** Inserts the chosen variable into the field, at the caret. */
export const Playground = embed({
  tag,
  config,
  html: `
<p>
  <label for="template">Email template</label><br>
  <textarea id="template" rows="3" cols="24">Dear customer of </textarea>
</p>
<shop-variable-grid data-target="#template">
  <script type="application/json">
    { "items": [
      { "variable_type": "default", "code": "general/store_information/name", "variable_name": "Store Name" },
      { "variable_type": "default", "code": "trans_email/ident_support/email", "variable_name": "Customer Support Email" },
      { "variable_type": "custom", "code": "opening_hours", "variable_name": "Opening hours" }
    ] }
  </script>
  <p data-shop-fallback>Variables: {{config path="general/store_information/name"}}, {{customVar code=opening_hours}}</p>
</shop-variable-grid>`,
});

const many = Array.from({ length: 2000 }, (_, index) => ({
  variable_type: 'custom',
  code: `shelf_${index + 1}`,
  variable_name: `Text of shelf ${index + 1}`,
}));

/** Lays out only the visible rows of two thousand variables. */
export const TwoThousand = embed({
  tag,
  config,
  html: `<shop-variable-grid><script type="application/json">${JSON.stringify({ items: many })}</script></shop-variable-grid>`,
});

/** If the URL does not respond, an error offers to try again. */
export const NoAnswer = embed({
  tag,
  config,
  html: '<shop-variable-grid data-url="/nothing-here/"></shop-variable-grid>',
});

/** The shop has no variables. */
export const Empty = embed({ tag, config, html: '<shop-variable-grid data-items="[]"></shop-variable-grid>' });

/** No variable has such a name or code. */
export const NothingFound = acted(Playground, tag, (grid) => {
  const search = grid.querySelector<HTMLInputElement>('input[type="search"]');
  if (search === null) return;
  search.value = 'teapot';
  search.dispatchEvent(new Event('input', { bubbles: true }));
});

/** Codes have no spaces to break at. */
export const LongWords = embed({
  tag,
  config,
  html: `
<shop-variable-grid>
  <script type="application/json">
    { "items": [
      { "variable_type": "default", "code": "trans_email/ident_donaudampfschifffahrtsgesellschaft_customer_support/email_address_of_the_night_shift" },
      { "variable_type": "custom", "code": "opening_hours", "variable_name": "Opening hours of the shop in Porthaven, of the workshop behind it and of the counter where parcels are handed out" }
    ] }
  </script>
</shop-variable-grid>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Chosen: { html: Playground, press: ['label input'] },
    TwoThousand,
    NothingFound,
    LongWords,
    Empty,
    Waiting: { html: '<shop-variable-grid data-url="/mui/index/render/?slow=60000"></shop-variable-grid>' },
    NoAnswer,
  },
});
