import { type ConfiguredElement, elementClass, type Page, reactComponent, type Sourced } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { DISPLAY } from './display';
import { Weee as View } from './weee';
import { type WeeeConfig, weeeConfig } from './weee.config';
import { canOpen } from './weee-rows';

export { weeeTexts } from './weee';
export { type WeeeConfig, weeeConfig } from './weee.config';

/** The setting that each view needs. */
const sources = { item: 'item', total: 'segments', product: 'priceInfo' } as const;

export const ShopWeee = elementClass({
  tag: 'shop-weee',
  mode: 'render',
  config: weeeConfig,
  host: (page) => ({
    segments: () => checkoutSetting(page, 'totalsData', 'total_segments'),
    display: () => displayOf(page),
    taxDisplay: () => taxDisplayOf(page),
  }),
  // Without the setting that the view needs, the server's own content stays.
  needs: (config) => {
    const needed = sources[config.view];
    return config[needed] === undefined ? needed : undefined;
  },
  component: View,
  view: (props) => (canOpen(props.config) ? undefined : View(props)),
});

export const { define } = ShopWeee;

export const Weee = reactComponent(ShopWeee);

/** Derives the shop's setting from the flags that the server prints: booleans or, for the first, a number as text. */
function displayOf(page: Page): Sourced | undefined {
  const isOn = (flag: string, missing = 0) => Number(checkoutSetting(page, flag)?.value ?? missing) > 0;
  const flag = checkoutSetting(page, 'getIncludeWeeeFlag');
  if (flag === undefined) return undefined;
  if (!isOn('isWeeeEnabled', 1)) return { ...flag, value: DISPLAY.excluded };
  const isIncluded = isOn('getIncludeWeeeFlag');
  if (isOn('isDisplayPriceWithWeeeDetails') || isOn('isDisplayFinalPrice')) {
    return { ...flag, value: isIncluded ? DISPLAY.described : DISPLAY.separate };
  }
  return { ...flag, value: isIncluded ? DISPLAY.included : DISPLAY.excluded };
}

function taxDisplayOf(page: Page): Sourced | undefined {
  const mode = checkoutSetting(page, 'reviewItemPriceDisplayMode');
  return mode && { ...mode, value: ['excluding', 'including', 'both'].indexOf(String(mode.value)) + 1 || undefined };
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-weee': ConfiguredElement<WeeeConfig>;
  }
}
