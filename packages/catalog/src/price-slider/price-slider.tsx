import { type ElementProps, textsOf } from '@shop-elements/core';
import { onwardOf } from '@shop-elements/dom';
import { formatPrice } from '@shop-elements/host';
import type { KeyboardEvent } from 'react';
import { PriceField } from './price-field';
import type { Thumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import { priceSliderTexts } from './price-slider.texts';
import { useDrag } from './use-drag';
import { usePriceSlider } from './use-price-slider';

/**
 * Selects a price range by pointer, by keyboard, or by typing. After a change it fires its event and goes to the list's
 * address, unless a listener cancels, as `<shop-layered-nav>` does to load the list itself.
 * @example
 * <shop-price-slider data-min-value="10" data-max-value="200" data-ajax-url="/desk.html?price=from-to">
 *   <form data-shop-fallback action="/desk.html">… two number fields and a button …</form>
 * </shop-price-slider>
 * @fires shop-price-slider-change once at the end of a move; prevented, the page stays
 */
export function PriceSlider({ element, config }: ElementProps<PriceSliderConfig>) {
  const texts = textsOf(element, priceSliderTexts);
  const slider = usePriceSlider(element, config);
  const drag = useDrag(slider, config);
  const { minValue, maxValue, priceFormat } = config;
  const { range } = slider;
  const along = (price: number) => `${((price - minValue) / (maxValue - minValue || 1)) * 100}%`;
  const price = (thumb: Thumb) => formatPrice(range[thumb], priceFormat);

  const thumb = (name: Thumb) => (
    <span className="shop-price-slider__thumb" data-thumb={name} style={{ insetInlineStart: along(range[name]) }}>
      <input
        type="range"
        // biome-ignore lint/a11y/noRedundantRoles: said in so many words for themes that style by it
        role="slider"
        step="any"
        min={minValue}
        max={maxValue}
        value={range[name]}
        aria-valuenow={range[name]}
        aria-valuetext={price(name)}
        aria-label={texts[name]}
        onKeyDown={(event) => {
          const count = stepsOf(event, config);
          if (count === undefined) return;
          event.preventDefault();
          slider.step(name, count);
        }}
        // Without a key or a pointer: a screen reader's own gesture, or a price that was said.
        onInput={({ currentTarget }) => {
          const given = Number(currentTarget.value);
          const moved = given - range[name];
          currentTarget.value = String(range[name]);
          if (Math.abs(moved) > (maxValue - minValue) / 10) slider.type(name, given);
          else slider.step(name, Math.sign(moved));
        }}
      />
    </span>
  );

  return (
    <>
      <div className="shop-price-slider" {...drag}>
        <span
          className="shop-price-slider__bar"
          style={{ insetInlineStart: along(range.from), insetInlineEnd: along(maxValue + minValue - range.to) }}
        />
        {thumb('from')}
        {thumb('to')}
      </div>
      <p className="shop-price-slider__prices">
        {price('from')} - {price('to')}
      </p>
      {config.fields && (
        <div className="shop-price-slider__fields">
          <PriceField label={texts.typedFrom} thumb="from" slider={slider} config={config} />
          <PriceField label={texts.typedTo} thumb="to" slider={slider} config={config} />
        </div>
      )}
    </>
  );
}

/** By how many steps a key moves a thumb; undefined when the key is the browser's. */
function stepsOf(event: KeyboardEvent, { minValue, maxValue, step }: PriceSliderConfig): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const onward = onwardOf(event.currentTarget);
  const page = Math.max(1, Math.round((maxValue - minValue) / step / 10));
  const counts: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: onward,
    ArrowLeft: -onward,
    PageUp: page,
    PageDown: -page,
    End: Infinity,
    Home: -Infinity,
  };
  return counts[event.key];
}
