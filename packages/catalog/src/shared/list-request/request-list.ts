import { parse } from '@shop-elements/core';
import { type CleanPage, canClean, cleanPage, prepareCleaner } from '@shop-elements/dom';
import { applyPrintedStyles, keepWidgets, request } from '@shop-elements/host';
import { allowedAddress } from '../allowed-address';
import { listReplySchema } from './list-reply.schema';

/** A list of products as a shop answers it, cleaned. */
export interface ListReply {
  /** What holds the filters; undefined where the reply leaves them as they are. */
  filters?: Element | undefined;
  /** What holds the products, likewise. */
  list?: Element | undefined;
  /** The page, when the reply is a whole one. */
  page?: CleanPage;
  /** Where the shop sends the shopper instead. */
  goTo?: string | undefined;
}

/**
 * Requests a list. A stock shop answers with the whole page, the ajax add-on with JSON; the add-on's older form wants a POST.
 * @returns undefined when the call failed or was aborted, or when the reply is nothing to show
 */
export async function requestList(
  url: string,
  how: 'get' | 'post',
  signal: AbortSignal,
): Promise<ListReply | undefined> {
  const post = { method: 'POST', form: new URLSearchParams({ isAjax: '1' }) } as const;
  const call = request(url, { signal, cache: 'no-store', ...(how === 'post' && post) }).catch(() => undefined);
  const [reply] = await Promise.all([call, prepareCleaner()]);
  if (!reply?.ok) return undefined;
  const json = reply.json();
  if (json === undefined) {
    const page = pageOf(reply.text);
    return page && { filters: page.body, list: page.body, page };
  }
  const parts = parse(listReplySchema, json);
  if (parts === undefined || Object.keys(parts).length === 0 || !canClean()) return undefined;
  return {
    filters: bodyOf(parts.navigation),
    list: bodyOf(parts.products),
    goTo: allowedAddress(parts.backUrl, location.href),
  };
}

function bodyOf(html: unknown): Element | undefined {
  return html && typeof html === 'string' ? pageOf(`<body>${html}`)?.body : undefined;
}

function pageOf(html: string): CleanPage | undefined {
  const page = cleanPage(html);
  if (page) {
    keepWidgets(html, page.body);
    applyPrintedStyles(html, page.body);
  }
  return page;
}
