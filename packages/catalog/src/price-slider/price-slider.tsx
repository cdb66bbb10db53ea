import { type ElementProps, textsOf } from '@shop-elements/core';
import { inlineDirection } from '@shop-elements/dom';
import { formatPrice } from '@shop-elements/host';
import { type KeyboardEvent, useState } from 'react';
import type { SelectingAttribute } from '../shared/price-selection';
import type { Thumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import { useDrag } from './use-drag';
import { type PriceSliderState, usePriceSlider } from './use-price-slider';

export const priceSliderTexts = {
  from: 'Lowest price',
  to: 'Highest price',
  typedFrom: 'From',
  typedTo: 'To',
};

/**
 * Selects a price range by pointer, by keyboard, or by typing. After a change it fires its event and goes to the list's
 * address, unless a listener cancels, as `<shop-layered-nav>` does to load the list itself.
 * @example
 * <shop-price-slider data-min-value="10" data-max-value="200" data-ajax-url="/desk.html?price=from-to">
 *   <form data-shop-fallback action="/desk.html">… two number fields and a button …</form>
 * </shop-price-slider>
 * @fires shop-price-slider-change once at the end of a move; `preventDefault()` prevents the navigation
 */
export function PriceSlider({ element, config }: ElementProps<PriceSliderConfig>) {
  const texts = textsOf(element, priceSliderTexts);
  const slider = usePriceSlider(element, config);
  const drag = useDrag(slider, config);
  const { minValue, maxValue, priceFormat } = config;
  const { range } = slider;
  const along = (price: number) => `${((price - minValue) / (maxValue - minValue || 1)) * 100}%`;
  const price = (thumb: Thumb) => formatPrice(range[thumb], priceFormat);
  // <shop-layered-nav> replaces the slider only after the move.
  const selecting: SelectingAttribute = { 'data-selecting': slider.isMoving || undefined };

  const thumb = (name: Thumb) => (
    <span className="shop-price-slider__thumb" data-thumb={name} style={{ insetInlineStart: along(range[name]) }}>
      <input
        type="range"
        // biome-ignore lint/a11y/noRedundantRoles: explicit for themes that style by it
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
        // Neither key nor pointer: a screen reader's gesture, or a price set by voice.
        onInput={({ currentTarget }) => {
          const value = Number(currentTarget.value);
          const moved = value - range[name];
          currentTarget.value = String(range[name]);
          if (Math.abs(moved) > (maxValue - minValue) / 10) slider.type(name, value);
          else slider.step(name, Math.sign(moved));
        }}
      />
    </span>
  );

  return (
    <>
      <div className="shop-price-slider" {...selecting} {...drag}>
        <span
          className="shop-price-slider__bar"
          style={{ insetInlineStart: along(range.from), insetInlineEnd: along(maxValue + minValue - range.to) }}
        />
        {thumb('from')}
        {thumb('to')}
      </div>
      <p className="shop-price-slider__prices">
        <bdi>{price('from')}</bdi> - <bdi>{price('to')}</bdi>
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

/** By how many steps a key moves a thumb; undefined for other keys. */
function stepsOf(event: KeyboardEvent, { minValue, maxValue, step }: PriceSliderConfig): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const direction = inlineDirection(event.currentTarget);
  const page = Math.max(1, Math.round((maxValue - minValue) / step / 10));
  const counts: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: direction,
    ArrowLeft: -direction,
    PageUp: page,
    PageDown: -page,
    End: Infinity,
    Home: -Infinity,
  };
  return counts[event.key];
}

interface PriceFieldProps {
  label: string;
  thumb: Thumb;
  slider: PriceSliderState;
  config: PriceSliderConfig;
}

/** A field to type a price. Applies it on blur and on Enter; Escape restores the previous price. */
function PriceField({ label, thumb, slider, config }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const finish = (): void => {
    setTyped(undefined);
    const price = Number(typed);
    if (typed && Number.isFinite(price)) slider.type(thumb, price);
  };
  const pressed = (event: KeyboardEvent): void => {
    // Enter would submit a form around the filters, and Escape would close a sidebar or a dialog around them.
    if (event.key === 'Enter' || (event.key === 'Escape' && typed !== undefined)) event.preventDefault();
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setTyped(undefined);
  };
  return (
    <label className="shop-price-slider__field">
      {label}
      <input
        type="number"
        // Identifies the field in a replaced list, which keeps the focus.
        aria-label={label}
        inputMode="decimal"
        step="any"
        min={config.minValue}
        max={config.maxValue}
        value={typed ?? slider.range[thumb]}
        // A replaced list keeps a half-typed price, too.
        data-typed={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={pressed}
        onBlur={finish}
      />
    </label>
  );
}
