import { textsOf, useElementId } from '@shop-elements/core';
import { useEffect, useRef } from 'react';
import { useOrderPhase } from './order-phase';
import { placeOrderTexts } from './place-order.texts';
import type { OrderState } from './use-place-order';

interface OrderActionProps {
  element: HTMLElement;
  order: OrderState;
  /** The element has a button of its own. */
  button: boolean;
  /** Cannot be used now; it can still be found and read. */
  inactive?: boolean | undefined;
}

/**
 * The end of every payment element: why the last attempt failed, and the button for the next one. The button keeps the
 * focus while an order runs: a disabled one would lose it.
 */
export function OrderAction({ element, order, button, inactive }: OrderActionProps) {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const phase = useOrderPhase();
  const failureId = useElementId('order-failure');
  const label = phase === 'placed' ? texts.placed : texts.placeOrder;
  const failure = <OrderFailure id={failureId} failure={order.failure} />;
  if (!button) return failure;
  return (
    <div className="shop-place-order">
      {failure}
      <button
        type="button"
        className="action primary checkout shop-button shop-button--primary"
        aria-disabled={phase !== 'idle' || inactive || undefined}
        aria-describedby={order.failure?.message ? failureId : undefined}
        onClick={order.placeOrder}
      >
        {order.busy && <span className="shop-spinner" aria-hidden="true" />}
        {order.busy ? texts.placing : label}
      </button>
      <span role="status" className="shop-visually-hidden">
        {order.busy && texts.placing}
      </span>
    </div>
  );
}

/** Beside the method that was to pay, where the shopper is looking. */
function OrderFailure({ id, failure }: { id: string; failure: OrderState['failure'] }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure !== undefined) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure?.message) return null;
  return (
    <p ref={shown} id={id} className="shop-field__error" role={failure.isAnnounced ? undefined : 'alert'}>
      {failure.message}
    </p>
  );
}
