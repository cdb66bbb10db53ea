import { unmarkFields } from './field-marks';
import { endWaiting } from './show-waiting';

/** In a copy of the page, as page caches restore it, removes errors and ends the waiting: the original's listeners and requests don't. */
export function releaseCopy(part: HTMLElement): void {
  unmarkFields(part);
  endWaiting(part);
}
