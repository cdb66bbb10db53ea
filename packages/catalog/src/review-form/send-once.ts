import { beforeFormPost, renewFormKeys } from '@shop-elements/host';

const BUTTONS = ':is(button:not([type]), [type=submit]):enabled';

/**
 * Lets a form go out once. It can be sent again after Back, which may bring the page back as it was left,
 * and after the shopper has changed something: then a call was stopped on the way, or another review is meant.
 * @param element around the form: its listener comes after those of scripts that refuse the form by their own rules
 */
export function sendOnce(element: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  let disabled: Iterable<HTMLButtonElement> | undefined;

  const submitted = (event: Event): void => {
    // Another script has refused it, or sends it in its own way.
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
