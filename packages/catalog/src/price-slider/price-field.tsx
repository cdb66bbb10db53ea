import { type KeyboardEvent, useState } from 'react';
import type { Thumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import type { PriceSliderState } from './use-price-slider';

interface PriceFieldProps {
  label: string;
  thumb: Thumb;
  slider: PriceSliderState;
  config: PriceSliderConfig;
}

/** A price to type. It counts when the field is left, or at Enter; Escape brings the price before back. */
export function PriceField({ label, thumb, slider, config }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const finish = (): void => {
    setTyped(undefined);
    const price = Number(typed);
    if (typed && Number.isFinite(price)) slider.type(thumb, price);
  };
  const pressed = (event: KeyboardEvent): void => {
    // The form around the filters is not meant.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setTyped(undefined);
  };
  return (
    <label className="shop-price-slider__field">
      {label}
      <input
        type="number"
        inputMode="decimal"
        step="any"
        min={config.minValue}
        max={config.maxValue}
        value={typed ?? slider.range[thumb]}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={pressed}
        onBlur={finish}
      />
    </label>
  );
}
