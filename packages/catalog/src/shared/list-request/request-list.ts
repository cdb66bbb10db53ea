import { parse } from '@shop-elements/core';
import { parseParts } from '@shop-elements/dom';
import { request } from '@shop-elements/host';
import { allowedAddress } from '../post-data/post-data';
import { listReplySchema } from './list-reply.schema';

/** A list of products as a shop answers it: parsed, and not yet cleaned. */
export interface ListReply {
  /** What holds the filters, and what holds the products; undefined where the reply leaves that part as it is. */
  navigation?: Element | undefined;
  products?: Element | undefined;
  /** Title of the page, when the reply is a whole one. */
  title?: string;
  /** Where the shop wants the shopper to go instead. */
  goTo?: string | undefined;
}

/**
 * Asks for a list. A stock shop answers with the whole page, the ajax add-on with JSON; the add-on's older form wants a POST.
 * @returns undefined when the call failed or was aborted, or when what came is nothing to show
 */
export async function requestList(
  url: string,
  how: 'get' | 'post',
  signal: AbortSignal,
): Promise<ListReply | undefined> {
  const post = { method: 'POST', form: new URLSearchParams({ isAjax: '1' }) } as const;
  const reply = await request(url, { signal, ...(how === 'post' && post) }).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const json = reply.json();
  if (json === undefined) {
    const page = parseParts(reply.text);
    return page && { navigation: page.body, products: page.body, title: page.title };
  }
  const parts = parse(listReplySchema, json);
  return (
    parts && {
      navigation: bodyOf(parts.navigation),
      products: bodyOf(parts.products),
      goTo: allowedAddress(parts.backUrl, location.href),
    }
  );
}

function bodyOf(html: unknown): Element | undefined {
  return html && typeof html === 'string' ? parseParts(`<body>${html}`)?.body : undefined;
}
