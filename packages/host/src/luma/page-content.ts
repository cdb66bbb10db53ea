import { removeNode } from '@shop-elements/core';

/** What surrounds the content on every page: breadcrumbs and page messages. */
const aroundContent = '.breadcrumbs, shop-breadcrumbs, .page.messages, shop-messages';

/** The content of a page that is shown inside another one, without the parts around it. */
export function pageContent(page: ParentNode & Node): readonly Node[] {
  const content = page.querySelector('.column.main') ?? page.querySelector('main') ?? page;
  for (const part of content.querySelectorAll(aroundContent)) removeNode(part);
  return [...content.childNodes];
}
