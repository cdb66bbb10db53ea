import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Accordion, type AccordionToggleDetail } from './accordion';
import { type AccordionConfig, accordionConfig } from './accordion.config';

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
    'shop-accordion': ConfiguredElement<AccordionConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-accordion-toggle': CustomEvent<AccordionToggleDetail>;
  }
}
