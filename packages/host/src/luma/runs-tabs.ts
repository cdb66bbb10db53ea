import { luma } from './luma';

/** Whether `mage/tabs` has started on a part of the page, or will. */
export function lumaRunsTabs(part: Element): boolean {
  const hasStarted = part.querySelector(':scope > [data-collapsible="true"]') !== null;
  return hasStarted || (luma.isOnPage() && part.matches('[data-mage-init*="tabs"]'));
}
