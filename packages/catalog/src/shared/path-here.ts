/** The path and query of the page's URL. Two places on one page have the same. */
export function pathHere(): string {
  return location.pathname + location.search;
}
