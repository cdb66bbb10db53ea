import type { PlaceOrderDetail } from '@shop-elements/checkout/cc-form';
import { CcForm } from '@shop-elements/checkout/cc-form';
import { ShopElements } from 'shop-elements';
import 'shop-elements/react';

ShopElements.messages.add({ type: 'success', text: 'Saved.' });
// @ts-expect-error
ShopElements.messages.add({ type: 'succes', text: 'Saved.' });

const tags: HTMLElementTagNameMap['shop-cc-form'] = document.createElement('shop-cc-form');
const isValid: boolean = tags.validate();
const detail: PlaceOrderDetail | undefined = undefined as HTMLElementEventMap['shop-place-order']['detail'] | undefined;
console.log(isValid, detail);

export const view = (
  <>
    <CcForm config={{ expiry: 'selects' }} onShopPlaceOrder={({ detail: { method } }) => console.log(method)} />
    {/* @ts-expect-error */}
    <CcForm config={{ expiry: 'select' }} />
    {/* @ts-expect-error */}
    <shop-cc-form config={{ expiry: 'select' }} />
  </>
);
