import { type DoctorFinding, nodeName } from './finding';

/** Roots of ours, drawn here or by the server, with an inline style: no element gives them one, so another script has. */
export function styledRoots(element: Element): DoctorFinding[] {
  return [...element.children]
    .filter((node) => node.hasAttribute('data-shop-root') && node.getAttribute('style'))
    .map((node) => ({
      kind: 'styled by another script',
      message: `${nodeName(node)} has style="${node.getAttribute('style')}", which no element sets`,
      node,
    }));
}
