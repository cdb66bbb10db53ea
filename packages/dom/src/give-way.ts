import { isShown } from './is-shown';

/** What a page or a service shows in front of everything: the challenges of reCAPTCHA and hCaptcha, and Luma's own modals. */
const OVERLAYS =
  'iframe[src*="/recaptcha/"][src*="/bframe"], iframe[src*="hcaptcha"][src*="frame=challenge"], body._has-modal';

/** Marks a dialog that is open, but not modal at the moment. Its style is in `ui/src/dialog.css`. */
const BEHIND = 'data-shop-behind';

/**
 * Lets an overlay that appears while a modal dialog is open be in front of it. Everything outside a modal dialog is behind it and
 * can't be used, so the shopper could not pass the challenge of a form inside.
 * @returns stops watching
 */
export function giveWay(dialog: HTMLDialogElement): () => void {
  // A dialog that opens over an overlay stays in front.
  let wasCovered = shownOverlay() !== undefined;
  let comeBack: (() => void) | undefined;
  const update = (): void => {
    const overlay = shownOverlay();
    const isCovered = overlay !== undefined;
    // A dialog that the page has removed is still open, but can't become modal.
    if (!dialog.open || !dialog.isConnected || isCovered === wasCovered) return;
    wasCovered = isCovered;
    comeBack?.();
    comeBack = overlay && stepBack(dialog, overlay);
  };
  const watch = new MutationObserver(update);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class', 'style'] });
  // Google's challenge stays visible for a moment after its style has changed.
  document.body.addEventListener('transitionend', update);
  return () => {
    watch.disconnect();
    document.body.removeEventListener('transitionend', update);
    dialog.removeAttribute(BEHIND);
  };
}

/**
 * Puts a dialog below an overlay, which gets the focus.
 * @returns makes the dialog modal again, with the focus where it was
 */
function stepBack(dialog: HTMLDialogElement, overlay: HTMLElement): () => void {
  const inside = focused();
  // Closing returns the focus to what opened the dialog.
  dialog.close();
  const opener = focused();
  dialog.setAttribute(BEHIND, '');
  dialog.show();
  overlay.focus({ preventScroll: true });
  return () => {
    dialog.removeAttribute(BEHIND);
    dialog.close();
    opener?.focus({ preventScroll: true });
    dialog.showModal();
    inside?.focus({ preventScroll: true });
  };
}

function shownOverlay(): HTMLElement | undefined {
  const overlays = [...document.querySelectorAll<HTMLElement>(OVERLAYS)];
  return overlays.find((part) => isShown(part) && getComputedStyle(part).visibility === 'visible');
}

function focused(): HTMLElement | null {
  return document.activeElement as HTMLElement | null;
}
