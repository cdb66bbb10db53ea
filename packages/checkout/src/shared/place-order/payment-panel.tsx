import type { KeyboardEvent, ReactNode } from 'react';
import { type ButtonConfig, OrderAction } from './order-action';
import type { OrderState } from './use-place-order';

interface PaymentPanelProps {
  element: HTMLElement;
  className: string;
  config: ButtonConfig;
  order: OrderState;
  /** The button cannot be used now. */
  inactive?: boolean;
  /** What Enter in a field does where the element has no button; without it nothing. The form around is never submitted. */
  onEnter?: () => void;
  children: ReactNode;
}

/** What a payment element asks for, and the button that places the order with it. */
export function PaymentPanel({ element, className, config, order, inactive, onEnter, children }: PaymentPanelProps) {
  const placeOnEnter = (event: KeyboardEvent): void => {
    // Enter would submit the host's form; here the element places the order.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (config.button) void order.placeOrder();
    else onEnter?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields bubbles here
    <div className={className} onKeyDown={placeOnEnter}>
      {children}
      <OrderAction element={element} config={config} order={order} inactive={inactive} />
    </div>
  );
}
