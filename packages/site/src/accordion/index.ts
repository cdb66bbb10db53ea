import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type AccordionToggleDetail, Accordion as View } from './accordion';
import { type AccordionConfig, accordionConfig } from './accordion.config';

export type { AccordionToggleDetail } from './accordion';
export { type AccordionConfig, accordionConfig } from './accordion.config';

export const ShopAccordion = elementClass({
  tag: 'shop-accordion',
  mode: 'enhance',
  config: accordionConfig,
  component: View,
});

export const { define } = ShopAccordion;

export const Accordion = reactComponent(ShopAccordion);

declare global {
  interface HTMLElementTagNameMap {
    'shop-accordion': ConfiguredElement<AccordionConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-accordion-toggle': CustomEvent<AccordionToggleDetail>;
  }
}
