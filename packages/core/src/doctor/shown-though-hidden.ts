import { type DoctorFinding, startTagOf } from './finding';

/** Nodes with `hidden` that a style sheet shows anyway. */
export function shownThoughHidden(element: Element): DoctorFinding[] {
  const hidden = [element, ...element.querySelectorAll('*')].filter(
    (node) => node.hasAttribute('hidden') && node.getAttribute('hidden') !== 'until-found',
  );
  return hidden
    .filter((node) => node.getClientRects().length > 0)
    .map((node) => ({
      kind: 'hidden but visible',
      message: `${startTagOf(node)} has \`hidden\`, but a style sheet sets its display to ${getComputedStyle(node).display}`,
      node,
    }));
}
