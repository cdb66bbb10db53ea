import { page } from '@shop-elements/core';

/** Whether OpenMage, or Magento 1, runs the page. It has no customer sections, and prints the session's form key. */
export function isOpenMage(): boolean {
  return page.read('Mage', 'Cookies') !== undefined;
}
