import { plainText, startLoader } from '@shop-elements/dom';
import { ALL_SECTIONS, navigate, reloadSections, watchSection } from '@shop-elements/host';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { LoginAsCustomerConfig } from './login-as-customer.config';

/** An administrator's visit as a customer. */
export interface Session {
  active: boolean;
  /** The customer's, as plain text. */
  name?: string;
  website?: string;
}

/** The session by customer data. What a section leaves out is no news: one that is loaded anew is empty for a moment. */
export function useSession(): Session {
  const [session, setSession] = useState<Session>({ active: false });
  useLayoutEffect(() => {
    const tell = (news: Partial<Session>): void => setSession((known) => ({ ...known, ...news }));
    const stops = [
      watchSection('loggedAsCustomer', (section) => {
        const { adminUserId, websiteName } = section ?? {};
        // PHP's 0, '0' and null are nobody.
        if (adminUserId !== undefined) tell({ active: Number(adminUserId) > 0 });
        if (typeof websiteName === 'string') tell({ website: websiteName });
      }),
      watchSection('customer', (section) => {
        const { fullname } = section ?? {};
        if (typeof fullname === 'string') tell({ name: plainText(fullname) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return session;
}

/** On the page in between: everything that is known of the visitor is loaded anew, and whatever comes of it, the page goes on. */
export function useFlow({ flow, redirectUrl }: LoginAsCustomerConfig): void {
  useEffect(() => {
    if (!flow) return;
    const endLoader = startLoader();
    const goOn = (): void => navigate(redirectUrl, { replace: true });
    void reloadSections(ALL_SECTIONS).then(goOn, goOn);
    return endLoader;
  }, [flow, redirectUrl]);
}
