import { defineElement } from '@shop-elements/core';
import { Accordion } from './accordion';
import { accordionConfig } from './accordion.config';

defineElement({ tag: 'shop-accordion', mode: 'enhance', config: accordionConfig, component: Accordion });

declare global {
  interface HTMLElementTagNameMap {
    'shop-accordion': HTMLElement;
  }
}
