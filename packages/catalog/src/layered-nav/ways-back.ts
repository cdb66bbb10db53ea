import type { CleanPage } from '@shop-elements/dom';

/** Luma's links to another currency or language, and to the login. */
const links = '.switcher-option a, .authorization-link a';

/**
 * Lets Luma's links in the header lead back to the new list: Magento prints the address of the page in them. The links stay, because
 * Luma's scripts have started on them, and copied some into the menu for phones.
 */
export function updateWaysBack({ body }: CleanPage): void {
  const printed = [...body.querySelectorAll(links)];
  for (const link of document.querySelectorAll(links)) {
    const fresh = printed.find(({ textContent }) => textContent === link.textContent);
    for (const name of ['href', 'data-post']) {
      const value = fresh?.getAttribute(name);
      if (value != null) link.setAttribute(name, value);
    }
  }
}
