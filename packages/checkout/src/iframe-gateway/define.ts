import { defineElement } from '@shop-elements/core';
import { methodSettings } from '@shop-elements/host';
import { cardSettings } from '../cc-form/card-settings';
import { IframeGateway } from './iframe-gateway';
import { iframeGatewayConfig } from './iframe-gateway.config';
import type { IframeGatewayMethods } from './use-iframe-gateway';

defineElement({
  tag: 'shop-iframe-gateway',
  mode: 'render',
  config: iframeGatewayConfig,
  host: (page, { setting }) => ({
    ...cardSettings(page, setting('method')),
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
