import { jquery } from './jquery';
import { luma } from './luma';

/** Announces to the host that part of the page was replaced, so that its widgets start there. */
export function announceContent(part: Element): void {
  if (jquery() !== undefined) luma.trigger(part, 'contentUpdated');
  else part.dispatchEvent(new CustomEvent('contentUpdated', { bubbles: true }));
}
