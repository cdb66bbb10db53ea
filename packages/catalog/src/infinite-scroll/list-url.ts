import { withParameter } from '../shared/list-request';

/**
 * The URL of the whole list after a page was added: that page's URL without the page number, so that a reload starts where the list
 * starts. A list that started at a later page therefore keeps its URL.
 */
export function listUrl(next: string, current: string): string {
  const url = new URL(next, current);
  const { origin, searchParams } = new URL(current);
  if (url.origin !== origin || Number(searchParams.get('p')) > 1) return current;
  return withParameter(url.href, 'p', undefined);
}
