import { unmarkFields } from './field-marks';
import { endWaiting } from './show-waiting';

/** Page caches copy a page without its listeners and requests. Removes the errors and the waiting state that nothing else would end. */
export function releaseCopy(part: HTMLElement): void {
  unmarkFields(part);
  endWaiting(part);
}
