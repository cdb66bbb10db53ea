import { canClean, cleanHtml, isShown } from '@shop-elements/dom';
import { announceContent, reloadPage } from '@shop-elements/host';

const CONTROLS = ':is(input:not([type="hidden"]), select, textarea, button):enabled';

/** Replaces the content of `part` with a section from a reply. Keeps the focus on the same control, or at least in its form. */
export function showSection(part: Element, html: string): void {
  // Without the cleaner, only text without fields could be shown, so this reloads the page instead.
  if (!canClean()) {
    reloadPage();
    return;
  }
  const { activeElement } = document;
  const focused = part.contains(activeElement) ? activeElement : null;
  // Keeps our own mount nodes, which are not part of the section.
  const roots = [...part.children].filter((child) => child.hasAttribute('data-shop-root'));
  part.replaceChildren(cleanHtml(html, 'step'), ...roots);
  announceContent(part);
  if (focused !== null) successorOf(focused, part)?.focus();
}

/** The control in new content that stands for one in the old: of the same id or name, or the first one of the same form. */
function successorOf(control: Element, part: Element): HTMLElement | undefined {
  const [id, name] = [control.id, control.getAttribute('name')];
  const formOf = (node: Element): string | null | undefined => node.closest('form')?.getAttribute('action');
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
  const inForm = controls.filter((candidate) => formOf(candidate) === formOf(control));
  return (
    controls.find((candidate) => id !== '' && candidate.id === id) ??
    inForm.find((candidate) => name !== null && candidate.getAttribute('name') === name) ??
    inForm[0] ??
    controls[0]
  );
}
