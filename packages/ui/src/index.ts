export { cleanPart, parseParts } from './clean-part';
export { Dialog } from './dialog';
export { type ControlProps, Field } from './field';
export { isOpen, movePanel, type Panel, prepareTitle, setPanel } from './panel';
export { safeAddress } from './safe-address';
export { SafeHtml } from './safe-html';
export { type Allowed, richText, sanitize, sanitizePart, sanitizeSection } from './sanitize';
export { watchScrolling } from './scrolling';
export { readVideo, type Video } from './video';
