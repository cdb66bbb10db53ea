/** What a link or button says: its title, or else its label, its text, or the text of its picture. */
export function labelOf(control: HTMLElement): string {
  const label = control.title || control.getAttribute('aria-label') || control.textContent.trim();
  return label || (control.querySelector('img')?.alt ?? '');
}
