import { parse } from '@shop-elements/core';
import { type CleanPage, canClean, cleanPage } from '@shop-elements/dom';
import { applyPrintedStyles, keepWidgets, type Reply } from '@shop-elements/host';
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

/** @returns undefined when there is nothing to show */
export function readReply(reply: Reply): ListReply | undefined {
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
