export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { define, IframeGateway, ShopIframeGateway } from './element';
export type { GatewayAnswer } from './gateway-answer.schema';
export { type IframeGatewayConfig, iframeGatewayConfig } from './iframe-gateway.config';
export { iframeGatewayTexts } from './iframe-gateway.texts';
export type { GatewayErrorDetail, GatewayEventDetail } from './pay-through-gateway';
export type { IframeGatewayMethods } from './use-iframe-gateway';
