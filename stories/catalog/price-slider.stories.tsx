import { priceSliderConfig } from '@shop-elements/catalog/price-slider';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Price slider' };
export default meta;

const tag = 'shop-price-slider';
const config = priceSliderConfig;

const euros = '{"pattern":"€ %s","requiredPrecision":2,"decimalSymbol":",","groupSymbol":".","groupLength":3}';

/** Without scripts, the form inside does the same. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-price-slider data-min-value="10" data-max-value="200" data-selected-from="20" data-selected-to="80" data-ajax-url="#price=from-to">
  <form data-shop-fallback action="#">
    <label>From <input type="number" name="price_from" value="20" min="10" max="200"></label>
    <label>To <input type="number" name="price_to" value="80" min="10" max="200"></label>
    <button>Apply</button>
  </form>
</shop-price-slider>`,
});

/** Prices in the shop's own format. Both ends are reachable, whatever the steps. */
export const FormatAndSteps = embed({
  tag,
  config,
  html: `<shop-price-slider data-min-value="12.5" data-max-value="1299.9" data-step="50" data-price-format='${euros}'></shop-price-slider>`,
});

/** Both thumbs at the same price: the direction of the drag decides which one moves. */
export const Together = embed({
  tag,
  config,
  html: '<shop-price-slider data-min-value="0" data-max-value="100" data-selected-from="50" data-selected-to="50"></shop-price-slider>',
});

/** Only the slider, without price fields. */
export const WithoutFields = embed({
  tag,
  config,
  html: '<shop-price-slider data-min-value="0" data-max-value="100" data-fields="false"></shop-price-slider>',
});

export const AllStates = allStates({ states: { Playground, FormatAndSteps, Together, WithoutFields } });
