export type { AccordionToggleDetail } from './accordion';
export { type AccordionConfig, accordionConfig } from './accordion.config';
export { Accordion, define, ShopAccordion } from './element';
