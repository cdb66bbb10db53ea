import { isRecord } from '@shop-elements/core';
import { type CleanPage, canClean, cleanPage } from '@shop-elements/dom';
import { applyPrintedStyles, keepPrintedCalls, keepWidgets, type Reply, startPrintedCalls } from '@shop-elements/host';
import { allowedUrl } from '../allowed-url';
import { sameOriginUrl } from '../same-origin-url';

/** The shop's reply to a list request, sanitized. */
export interface ListReply {
  /** Contains the filters; undefined if the reply has none. */
  filters?: Element | undefined;
  /** Contains the products; undefined if the reply has none. */
  products?: Element | undefined;
  /** Set if the reply is a whole page. */
  page?: CleanPage;
  /** Whether the page is the shop's own; otherwise another site's, to which the shop has redirected the request. */
  isOwn?: boolean;
  /** URL of the list, if the shop redirected the request within its site. */
  finalUrl?: string | undefined;
  /** URL of the page to open instead. */
  goTo?: string | undefined;
}

/** The Ajax add-on replies with HTML in `navigation` and `products`, or with a URL in `backUrl`. */
const REPLY_KEYS = ['navigation', 'products', 'backUrl'];

/** @returns undefined if there is nothing to show, as in an error message with status 200 */
export function readReply(reply: Reply): ListReply | undefined {
  const { redirectedTo } = reply;
  const finalUrl = redirectedTo ? sameOriginUrl(redirectedTo) : undefined;
  const isOwn = !redirectedTo || finalUrl !== undefined;
  const json = reply.json();
  if (json === undefined) {
    const page = pageOf(reply.text, isOwn);
    return page && { filters: page.body, products: page.body, page, isOwn, finalUrl };
  }
  if (!isRecord(json) || !REPLY_KEYS.some((key) => key in json) || !canClean()) return undefined;
  return {
    filters: bodyOf(json['navigation'], isOwn),
    products: bodyOf(json['products'], isOwn),
    finalUrl,
    goTo: allowedUrl(json['backUrl'], location.href),
  };
}

function bodyOf(html: unknown, isOwn: boolean): Element | undefined {
  return html && typeof html === 'string' ? pageOf(`<body>${html}`, isOwn)?.body : undefined;
}

/** @param isOwn whether the shop sent it: the settings of Luma's widgets name scripts to load */
function pageOf(html: string, isOwn: boolean): CleanPage | undefined {
  const page = isOwn ? cleanPage(keepPrintedCalls(html), 'page') : cleanPage(html, 'foreignPage');
  if (page) {
    if (isOwn) {
      keepWidgets(html, page.body);
      startPrintedCalls(page.body);
    }
    applyPrintedStyles(html, page.body);
  }
  return page;
}
