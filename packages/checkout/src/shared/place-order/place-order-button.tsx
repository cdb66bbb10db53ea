import { textsOf } from '@shop-elements/core';
import { placeOrderTexts } from './place-order.texts';

interface PlaceOrderButtonProps {
  element: HTMLElement;
  busy: boolean;
  /** Cannot be used now; it can still be found and read. */
  inactive?: boolean;
  onPlace: () => void;
}

/** The button that payment elements share. It keeps the focus while an order runs: a disabled button would lose it. */
export function PlaceOrderButton({ element, busy, inactive, onPlace }: PlaceOrderButtonProps) {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  return (
    <div className="shop-place-order">
      <button
        type="button"
        className="action primary checkout shop-button shop-button--primary"
        aria-disabled={busy || inactive || undefined}
        onClick={onPlace}
      >
        {busy ? texts.placing : texts.placeOrder}
      </button>
    </div>
  );
}
