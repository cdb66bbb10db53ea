import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { cardSettings } from '@shop-elements/host';
import { cardMethods } from '../shared/card/card-methods';
import { type IframeGatewayMethods, IframeGateway as View } from './iframe-gateway';
import { type IframeGatewayConfig, iframeGatewayConfig } from './iframe-gateway.config';
import type { GatewayErrorDetail, GatewayEventDetail } from './pay-through-gateway';

export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export type { GatewayAnswer } from './gateway-replies.schema';
export type { IframeGatewayMethods } from './iframe-gateway';
export { type IframeGatewayConfig, iframeGatewayConfig } from './iframe-gateway.config';
export { iframeGatewayTexts } from './iframe-gateway.texts';
export type { GatewayErrorDetail, GatewayEventDetail } from './pay-through-gateway';

export const ShopIframeGateway = elementClass({
  tag: 'shop-iframe-gateway',
  mode: 'render',
  config: iframeGatewayConfig,
  host: (page, { setting }) => cardSettings(page, ['iframe', 'ccform'], setting('method'), iframeGatewayConfig),
  needs({ cgiUrl, placeOrderUrl, saveOrderUrl }) {
    // An empty one would send the card to the page's own URL.
    if (cgiUrl === '') return 'cgiUrl';
    return placeOrderUrl + saveOrderUrl === '' ? 'placeOrderUrl' : undefined;
  },
  component: View,
  methods: {
    ...cardMethods,
    getData: 'now',
    placeOrder: 'later',
  },
});

export const { define } = ShopIframeGateway;

export const IframeGateway = reactComponent(ShopIframeGateway);

declare global {
  interface HTMLElementTagNameMap {
    'shop-iframe-gateway': ConfiguredElement<IframeGatewayConfig, IframeGatewayMethods>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-iframe-gateway-saved': CustomEvent<GatewayEventDetail>;
    'shop-iframe-gateway-timeout': CustomEvent<GatewayEventDetail>;
    'shop-iframe-gateway-error': CustomEvent<GatewayErrorDetail>;
  }
}
