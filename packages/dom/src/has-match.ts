/** Whether a selector matches a part of the page, or anything inside one. */
export function hasMatch(parts: readonly Element[], selector: string): boolean {
  return parts.some((part) => part.matches(selector) || part.querySelector(selector) !== null);
}
