import { beforeFormPost, renewFormKeys } from '@shop-elements/host';

const BUTTONS = ':is(button:not([type]), [type=submit]):enabled';

/** Marks the buttons that we disabled. An attribute, so that they can be found in a copy of the form. */
const SENDING = 'data-shop-sending';

/**
 * Prevents double submission. The form can be sent again after Back, and after a change, because then the request was stopped or the
 * shopper writes another review.
 * @param element contains the form, so that its listener runs after scripts that refuse the form
 */
export function sendOnce(element: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  let isSent = false;

  const submitted = (event: Event): void => {
    // Another script has refused the form, or sends it itself.
    if (event.target !== form || event.defaultPrevented) return;
    if (isSent) {
      event.preventDefault();
      return;
    }
    renewFormKeys(form);
    beforeFormPost(form.getAttribute('action') ?? '');
    isSent = true;
    for (const button of form.querySelectorAll<HTMLButtonElement>(BUTTONS)) setSending(button, true);
  };
  const release = (): void => {
    for (const button of form.querySelectorAll<HTMLButtonElement>(`[${SENDING}]`)) setSending(button, false);
    isSent = false;
  };

  // A page cache may have copied the form while it was sent.
  release();

  element.addEventListener('submit', submitted, { signal });
  form.addEventListener('input', release, { signal });
  // Not at the page's own first `pageshow`, which may come after a quick shopper has sent the form.
  const shownAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) release();
  };
  window.addEventListener('pageshow', shownAgain, { signal });
}

function setSending(button: HTMLButtonElement, isSending: boolean): void {
  button.disabled = isSending;
  button.toggleAttribute(SENDING, isSending);
}
