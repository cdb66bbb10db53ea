import { type ElementProps, textsOf } from '@shop-elements/core';
import { inlineDirection } from '@shop-elements/dom';
import { formatPrice } from '@shop-elements/host';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
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
  const { range } = slider;
  const { minValue, maxValue, priceFormat } = config;
  // <shop-layered-nav> replaces the slider only after the move.
  const selecting: SelectingAttribute = { 'data-selecting': slider.isMoving || undefined };

  return (
    <>
      <div className="shop-price-slider" {...selecting} {...drag}>
        <span
          className="shop-price-slider__bar"
          style={{
            insetInlineStart: placeOf(range.from, config),
            insetInlineEnd: placeOf(maxValue + minValue - range.to, config),
          }}
        />
        <PriceThumb label={texts.from} thumb="from" slider={slider} config={config} />
        <PriceThumb label={texts.to} thumb="to" slider={slider} config={config} />
      </div>
      <p className="shop-price-slider__prices">
        <bdi>{formatPrice(range.from, priceFormat)}</bdi> - <bdi>{formatPrice(range.to, priceFormat)}</bdi>
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

interface PriceControlProps {
  label: string;
  thumb: Thumb;
  slider: PriceSliderState;
  config: PriceSliderConfig;
}

/** The handle of one price, with a range input for keys and screen readers. */
function PriceThumb({ label, thumb, slider, config }: PriceControlProps) {
  const { minValue, maxValue } = config;
  const price = slider.range[thumb];
  const pressed = (event: KeyboardEvent): void => {
    const count = stepsOf(event, config);
    if (count === undefined) return;
    event.preventDefault();
    slider.step(thumb, count);
  };
  // Neither key nor pointer: a screen reader's gesture, or a price set by voice.
  const moved = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
    const value = Number(currentTarget.value);
    const distance = value - price;
    currentTarget.value = String(price);
    if (Math.abs(distance) > (maxValue - minValue) / 10) slider.type(thumb, value);
    else slider.step(thumb, Math.sign(distance));
  };
  return (
    <span className="shop-price-slider__thumb" data-thumb={thumb} style={{ insetInlineStart: placeOf(price, config) }}>
      <input
        type="range"
        // biome-ignore lint/a11y/noRedundantRoles: explicit for themes that style by it
        role="slider"
        step="any"
        min={minValue}
        max={maxValue}
        value={price}
        aria-valuenow={price}
        aria-valuetext={formatPrice(price, config.priceFormat)}
        aria-label={label}
        onKeyDown={pressed}
        onInput={moved}
      />
    </span>
  );
}

/** Where a price is on the track. */
function placeOf(price: number, { minValue, maxValue }: PriceSliderConfig): string {
  return `${((price - minValue) / (maxValue - minValue || 1)) * 100}%`;
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

/** A field to type a price. Applies it on blur and on Enter; Escape restores the previous price. */
function PriceField({ label, thumb, slider, config }: PriceControlProps) {
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
