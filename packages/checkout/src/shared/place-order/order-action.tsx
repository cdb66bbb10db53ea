import { textsOf, useElementId } from '@shop-elements/core';
import { formatPrice } from '@shop-elements/host';
import { FailureNote } from '../failure-note';
import { BeforeButton } from './before-button';
import { useCheckoutPhase } from './checkout-state';
import { OrderButton } from './order-button';
import { placeOrderTexts } from './place-order.texts';
import { useGrandTotal } from './use-grand-total';
import type { OrderState } from './use-place-order';

/** The button's settings. */
export interface ButtonConfig {
  button: boolean;
  amountButton: boolean;
  grandTotal?: number | undefined;
}

interface OrderActionProps {
  element: HTMLElement;
  config: ButtonConfig;
  order: OrderState;
  /** Marks the button as disabled, but keeps it focusable. */
  inactive?: boolean | undefined;
}

/** The end of every payment element: the page's own nodes, the last error, and the button. */
export function OrderAction({ element, config, order, inactive }: OrderActionProps) {
  const failureId = useElementId('order-failure');
  return (
    <div className="shop-place-order">
      <BeforeButton element={element} />
      <FailureNote id={failureId} failure={order.failure} />
      {config.button && (
        <PlaceOrderButton
          element={element}
          config={config}
          order={order}
          inactive={inactive}
          describedBy={order.failure?.message ? failureId : undefined}
        />
      )}
    </div>
  );
}

interface PlaceOrderButtonProps extends OrderActionProps {
  /** Id of the last error. */
  describedBy: string | undefined;
}

function PlaceOrderButton({ element, config, order, inactive, describedBy }: PlaceOrderButtonProps) {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const phase = useCheckoutPhase();
  const total = useGrandTotal(config.grandTotal);
  const amount = config.amountButton && total ? ` · ${formatPrice(total)}` : '';
  const label = phase === 'placed' ? texts.placed : texts.placeOrder + amount;
  return (
    <OrderButton
      element={element}
      className="action primary checkout shop-button shop-button--primary"
      phase={order.phase}
      inactive={inactive}
      aria-describedby={describedBy}
      onClick={order.placeOrder}
    >
      {label}
    </OrderButton>
  );
}
