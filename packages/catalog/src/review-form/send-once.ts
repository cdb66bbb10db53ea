import { beforeFormPost, renewFormKeys } from '@shop-elements/host';

const BUTTONS = ':is(button:not([type]), [type=submit]):enabled';

/**
 * Prevents double submission. The form can be sent again after Back, and after a change, because then the request was stopped or the
 * shopper writes another review.
 * @param element contains the form, so that its listener runs after scripts that refuse the form
 */
export function sendOnce(element: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  let disabled: Iterable<HTMLButtonElement> | undefined;

  const submitted = (event: Event): void => {
    // Another script has refused the form, or sends it itself.
    if (event.target !== form || event.defaultPrevented) return;
    if (disabled !== undefined) {
      event.preventDefault();
      return;
    }
    renewFormKeys(form);
    beforeFormPost(form.getAttribute('action') ?? '');
    disabled = form.querySelectorAll<HTMLButtonElement>(BUTTONS);
    for (const button of disabled) button.disabled = true;
  };
  const release = (): void => {
    for (const button of disabled ?? []) button.disabled = false;
    disabled = undefined;
  };

  element.addEventListener('submit', submitted, { signal });
  form.addEventListener('input', release, { signal });
  window.addEventListener('pageshow', release, { signal });
}
