import { guarded } from '../page/guard';
import { jquery } from './jquery';

/** Runs the page's own validation on a form and marks the invalid fields. Returns true if the page has no validation. */
export function isValidInLuma(form: HTMLFormElement): boolean {
  const verdict = guarded("jQuery's validation of a form", () => {
    const target = jquery()?.(form);
    if (target?.validation === undefined) return true;
    target.validation();
    return target.validation('isValid') === true;
  });
  // The server validates the form, too.
  return verdict ?? true;
}
