import { elementClass } from '@shop-elements/core';
import { Accordion } from './accordion';
import { accordionConfig } from './accordion.config';

export const ShopAccordion = elementClass({
  tag: 'shop-accordion',
  mode: 'enhance',
  showsOnly: true,
  config: accordionConfig,
  component: Accordion,
});

export const { define } = ShopAccordion;

declare global {
  interface HTMLElementTagNameMap {
    'shop-accordion': HTMLElement;
  }
}
