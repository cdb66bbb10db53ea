export { Accordion, type AccordionToggleDetail } from './accordion';
export { type AccordionConfig, accordionConfig } from './accordion.config';
export { define, ShopAccordion } from './element';
