export { Dialog } from './dialog';
export { type ControlProps, Field } from './field';
export { SafeHtml } from './safe-html';
export { type Allowed, richText, sanitize } from './sanitize';
