import { page } from '@shop-elements/core';
import { checkoutSetting, reloadSections, type Section, watchSection } from '@shop-elements/host';

/** Whether the visitor is not logged in: by the page's checkout data, else by the private data of the customer. */
export async function isGuest(): Promise<boolean> {
  const printed = checkoutSetting(page, 'isCustomerLoggedIn')?.value;
  if (typeof printed === 'boolean') return !printed;
  // What is stored may be older than the login.
  if (!hasFirstName()) await reloadSections(['customer']);
  return !hasFirstName();
}

function hasFirstName(): boolean {
  let customer: Section | undefined;
  const stop = watchSection('customer', (section) => {
    customer = section;
  });
  stop();
  return Boolean(customer?.firstname);
}
