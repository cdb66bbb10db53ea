import { type DoctorFinding, startTagOf } from './finding';

/** Our roots with an inline style. Elements never set one, so another script did. */
export function styledRoots(element: Element): DoctorFinding[] {
  return [...element.children]
    .filter((node) => node.hasAttribute('data-shop-root') && node.getAttribute('style'))
    .map((node) => ({
      kind: 'styled by another script',
      message: `${startTagOf(node)} has style="${node.getAttribute('style')}", set by another script`,
      node,
    }));
}
