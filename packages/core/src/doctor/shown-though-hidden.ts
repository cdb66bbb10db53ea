import { type DoctorFinding, startTagOf } from './finding';

const HIDDEN = '[hidden]:not([hidden="until-found"])';

/** Nodes with `hidden` that a style sheet shows anyway. */
export function shownThoughHidden(element: Element): DoctorFinding[] {
  return [element, ...element.querySelectorAll(HIDDEN)]
    .filter((node) => node.matches(HIDDEN) && node.getClientRects().length > 0)
    .map((node) => ({
      kind: 'hidden but visible',
      message: `${startTagOf(node)} has \`hidden\`, but a style sheet sets its display to ${getComputedStyle(node).display}`,
      node,
    }));
}
