import { defineElement } from '@shop-elements/core';
import { checkoutSetting, methodSettings } from '@shop-elements/host';
import { IframeGateway } from './iframe-gateway';
import { iframeGatewayConfig } from './iframe-gateway.config';
import type { IframeGatewayMethods } from './use-iframe-gateway';

defineElement({
  tag: 'shop-iframe-gateway',
  mode: 'render',
  config: iframeGatewayConfig,
  host: (page, { setting }) => ({
    ...methodSettings(page, 'ccform', setting('method'), [
      'availableTypes',
      'months',
      'years',
      'hasVerification',
      'hasSsCardType',
      'ssStartYears',
      'cvvImageUrl',
    ]),
    ...methodSettings(page, 'iframe', setting('method'), [
      'source',
      'controllerName',
      'placeOrderUrl',
      'saveOrderUrl',
      'cgiUrl',
      'dateDelim',
      'cardFieldsMap',
      'expireYearLength',
      'timeoutTime',
    ]),
    icons: () => checkoutSetting(page, 'payment', 'ccform', 'icons'),
  }),
  needs: ({ placeOrderUrl, saveOrderUrl }) => (placeOrderUrl + saveOrderUrl === '' ? 'placeOrderUrl' : undefined),
  component: IframeGateway,
  methods: ['validate', 'getData', 'reset', 'placeOrder'],
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-iframe-gateway': HTMLElement & IframeGatewayMethods;
  }
}
