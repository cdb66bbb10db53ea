import type { KeyboardEvent, ReactNode } from 'react';
import { OrderAction } from './order-action';
import type { OrderState } from './use-place-order';

interface PaymentPanelProps {
  element: HTMLElement;
  className: string;
  /** The element has a button of its own. */
  button: boolean;
  order: OrderState;
  children: ReactNode;
}

/** What a payment element asks for, and the button that places the order with it. */
export function PaymentPanel({ element, className, button, order, children }: PaymentPanelProps) {
  const placeOnEnter = (event: KeyboardEvent): void => {
    // In the host's form Enter would submit that; here it is the element that places the order.
    if (!button || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void order.placeOrder();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields bubbles here
    <div className={className} onKeyDown={placeOnEnter}>
      {children}
      <OrderAction element={element} order={order} button={button} />
    </div>
  );
}
