import { textsOf } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { useOrderPhase } from './order-phase';
import { placeOrderTexts } from './place-order.texts';

interface OrderButtonProps {
  element: HTMLElement;
  className: string;
  /** The order that this button started runs. */
  busy: boolean;
  /** Cannot be used now; it can still be found and read. */
  inactive?: boolean | undefined;
  /** Opens a dialog first. */
  'aria-haspopup'?: 'dialog';
  'aria-describedby'?: string | undefined;
  onClick: () => void;
  /** What it says while its order does not run. */
  children: ReactNode;
}

/** Shows and announces that its order runs, and keeps the focus meanwhile: a disabled button would lose it. */
export function OrderButton({ element, busy, inactive, children, ...attributes }: OrderButtonProps) {
  const { placing } = textsOf(element, placeOrderTexts, 'place-order');
  const phase = useOrderPhase();
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={phase !== 'idle' || inactive || undefined}
        {...attributes}
      >
        {busy && <span className="shop-spinner" aria-hidden="true" />}
        {busy ? placing : children}
      </button>
      <span role="status" className="shop-visually-hidden">
        {busy && placing}
      </span>
    </>
  );
}
