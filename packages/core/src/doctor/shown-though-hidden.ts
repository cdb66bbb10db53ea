import { type DoctorFinding, nodeName } from './finding';

/** Nodes with `hidden` that a style sheet of the page shows all the same. */
export function shownThoughHidden(element: Element): DoctorFinding[] {
  const hidden = [element, ...element.querySelectorAll('*')].filter(
    (node) => node.hasAttribute('hidden') && node.getAttribute('hidden') !== 'until-found',
  );
  return hidden
    .filter((node) => node.getClientRects().length > 0)
    .map((node) => ({
      kind: 'shown though hidden',
      message: `${nodeName(node)} has \`hidden\`, and a style sheet shows it: its display is ${getComputedStyle(node).display}`,
      node,
    }));
}
