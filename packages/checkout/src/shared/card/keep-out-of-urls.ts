/**
 * Keeps cards out of URLs. Without `method="post"` and without a submit handler, a form would put its fields there, and so into the
 * browser history and into server logs.
 */

let cards: () => readonly HTMLElement[] = () => [];

/** Older browsers lack the Navigation API, and a page may have a variable of that name. */
const navigation = (): Partial<Navigation> | undefined => window.navigation;

/** @param current the card forms on the page, whenever they are needed */
export function startKeepingOutOfUrls(current: () => readonly HTMLElement[]): void {
  cards = current;
  window.addEventListener('submit', checkForm);
  navigation()?.addEventListener?.('navigate', checkUrl);
}

export function stopKeepingOutOfUrls(): void {
  window.removeEventListener('submit', checkForm);
  navigation()?.removeEventListener?.('navigate', checkUrl);
}

function checkForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  // Browsers read an empty or misspelled method as `get`.
  if (/^(post|dialog)$/i.test(method)) return;
  const card = cards().find((candidate) => form.contains(candidate) && namedFieldsOf(candidate).length > 0);
  if (card !== undefined) cancel(event, card);
}

/** For forms whose submit event doesn't arrive: there is none after `form.submit()`, and it doesn't leave a shadow root. */
function checkUrl(event: NavigateEvent): void {
  const { searchParams } = new URL(event.destination.url);
  const card = cards().find((candidate) =>
    namedFieldsOf(candidate).some(({ name, value }) => value !== '' && searchParams.getAll(name).includes(value)),
  );
  if (card !== undefined) cancel(event, card);
}

function cancel(event: Event, card: HTMLElement): void {
  event.preventDefault();
  console.error(
    `<${card.localName}> stopped its form from being submitted: with method="get" the card number would be in the page's ` +
      'URL, in the browser history and in server logs. Write method="post" on the form, or handle its submit event and ' +
      'call preventDefault().',
    card.closest('form'),
  );
}

function namedFieldsOf(card: HTMLElement): HTMLInputElement[] {
  return [...card.querySelectorAll<HTMLInputElement>('[data-field][name]')];
}
