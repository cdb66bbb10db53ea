import { withParameter } from '../shared/list-request';

/**
 * The address of the whole list after a page was added: that page's own, without the page number, so that a reload begins at
 * the first page. A list that began at a later page keeps its address, for the same reason.
 */
export function listAddress(next: string, current: string): string {
  const url = new URL(next, current);
  const { origin, searchParams } = new URL(current);
  if (url.origin !== origin || Number(searchParams.get('p')) > 1) return current;
  return withParameter(url.href, 'p', undefined);
}
