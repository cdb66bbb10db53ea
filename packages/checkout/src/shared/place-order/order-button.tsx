import { textsOf } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { type OrderPhase, useOrderPhase } from './order-phase';
import { placeOrderTexts } from './place-order.texts';

interface OrderButtonProps {
  element: HTMLElement;
  className: string;
  /** How far the order is that this button started. */
  phase: OrderPhase;
  /** Cannot be used now; it can still be found and read. */
  inactive?: boolean | undefined;
  /** Opens a dialog first. */
  'aria-haspopup'?: 'dialog';
  'aria-describedby'?: string | undefined;
  onClick: () => void;
  /** What it says while its order does not run. */
  children: ReactNode;
}

/** Shows and announces how far its order is, and keeps the focus meanwhile: a disabled button would lose it. */
export function OrderButton({ element, phase, inactive, className, children, ...attributes }: OrderButtonProps) {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const isFree = useOrderPhase() === 'idle';
  const isPlacing = phase === 'placing';
  return (
    <>
      <button
        type="button"
        className={phase === 'placed' ? `${className} shop-button--done` : className}
        aria-busy={isPlacing || undefined}
        aria-disabled={!isFree || inactive || undefined}
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
