export { Dialog } from './dialog';
export { type ControlProps, Field } from './field';
export { SafeHtml } from './safe-html';
export { usePanels } from './use-panels';
