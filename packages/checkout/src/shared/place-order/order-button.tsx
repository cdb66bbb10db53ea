import { textsOf } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { useCheckoutPhase } from './checkout-state';
import { placeOrderTexts } from './place-order.texts';
import type { OrderPhase } from './use-place-order';

interface OrderButtonProps {
  element: HTMLElement;
  className: string;
  /** Phase of the order that this button started. */
  phase: OrderPhase;
  /** Marks the button as disabled, but keeps it focusable. */
  inactive?: boolean | undefined;
  /** For a button that opens a dialog first. */
  'aria-haspopup'?: 'dialog';
  'aria-describedby'?: string | undefined;
  onClick: () => void;
  /** The label while no order is being placed. */
  children: ReactNode;
}

/** Shows and announces the progress of its order. Uses `aria-disabled`, because a disabled button would lose the focus. */
export function OrderButton({ element, phase, inactive, className, children, ...attributes }: OrderButtonProps) {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const isIdle = useCheckoutPhase() === 'idle';
  const isPlacing = phase === 'placing';
  return (
    <>
      <button
        type="button"
        className={phase === 'placed' ? `${className} shop-button--done` : className}
        aria-busy={isPlacing || undefined}
        aria-disabled={!isIdle || inactive || undefined}
        {...attributes}
      >
        {isPlacing && <span className="shop-spinner" aria-hidden="true" />}
        {isPlacing ? texts.placing : children}
      </button>
      <span role="status" className="shop-visually-hidden">
        {phase !== 'idle' && texts[phase]}
      </span>
    </>
  );
}
