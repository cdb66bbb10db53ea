import { watchCheckout } from '@shop-elements/host';
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react';
import { isEnter, isFieldOf } from '../enter';
import { isNoOtherSelected } from '../selected-method';
import { type ButtonConfig, OrderAction } from './order-action';
import type { OrderState } from './use-place-order';

interface PaymentPanelProps {
  element: HTMLElement;
  className: string;
  config: ButtonConfig;
  order: OrderState;
  /** Marks the button as disabled, but keeps it focusable. */
  inactive?: boolean;
  /** Whether the shopper's choice of a payment method allows the order. Default: no other method is selected. */
  isChosen?: (element: Element) => boolean;
  /** Called on Enter in a field if the element has no button. Enter never submits the surrounding form. */
  onEnter?: () => void;
  children: ReactNode;
}

/** A payment element's fields and order button. The button is disabled while another payment method is selected. */
export function PaymentPanel({
  element,
  className,
  config,
  order,
  inactive,
  isChosen = isNoOtherSelected,
  onEnter,
  children,
}: PaymentPanelProps) {
  const isChosenNow = useSyncExternalStore(watchCheckout, () => isChosen(element));
  const placeOrder = async (): Promise<void> => {
    // Checked again, because a script may have selected another method without an event.
    if (isChosen(element)) await order.placeOrder();
  };
  const placeOnEnter = (event: KeyboardEvent): void => {
    if (!isEnter(event.nativeEvent) || !isFieldOf(event.currentTarget, event.target)) return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    if (config.button) void placeOrder();
    else onEnter?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter that bubbles from the fields
    <div className={className} onKeyDown={placeOnEnter}>
      {children}
      <OrderAction
        element={element}
        config={config}
        order={{ ...order, placeOrder }}
        inactive={inactive || !isChosenNow}
      />
    </div>
  );
}
