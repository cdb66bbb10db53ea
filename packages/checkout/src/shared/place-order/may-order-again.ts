import { textsOf } from '@shop-elements/core';
import { askConfirmation } from '@shop-elements/dom';
import { mayPayTwice } from './checkout-state';
import { placeOrderTexts } from './place-order.texts';

/** Asks for confirmation if an earlier attempt may have ordered already. */
export async function mayOrderAgain(element: HTMLElement): Promise<boolean> {
  const { orderAgain, placeAgain } = textsOf(element, placeOrderTexts, 'place-order');
  return !mayPayTwice() || askConfirmation(orderAgain, { confirm: placeAgain, isRisky: true });
}
