import { type ElementProps, textsOf } from '@shop-elements/core';
import { plainText, showLoadingMask } from '@shop-elements/dom';
import { ALL_SECTIONS, navigate, reloadSections, renewFormKeys, shopUrl, watchSection } from '@shop-elements/host';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { LoginAsCustomerConfig } from './login-as-customer.config';

/** Texts of `<shop-login-as-customer>`. */
export const loginAsCustomerTexts = {
  label: 'Logged in as customer',
  connected: 'You are connected as %1 on %2',
  close: 'Close Session',
  entering: 'One moment, the data is being loaded...',
};

/**
 * Shows a banner on every page while an administrator is logged in as a customer, with a button to end the session.
 * With `data-flow`, it is the page between the login and the shop: it loads all customer data, then redirects.
 * @example <shop-login-as-customer data-logout-url="/customer/account/logout/"></shop-login-as-customer>
 * @example <shop-login-as-customer data-flow data-redirect-url="/customer/account/"></shop-login-as-customer>
 */
export function LoginAsCustomer({ element, config }: ElementProps<LoginAsCustomerConfig>) {
  const { active, name, website } = useSession();
  const texts = textsOf(element, loginAsCustomerTexts);
  useFlow(config);

  if (config.flow) return <p role="status">{texts.entering}</p>;
  if (!active) return null;
  const values: Readonly<Record<string, ReactNode>> = { '%1': <strong key="name">{name}</strong>, '%2': website };
  return (
    <section className="shop-login-as-customer" aria-label={texts.label}>
      <p>
        {name !== undefined && website !== undefined
          ? texts.connected.split(/(%\d)/).map((part) => values[part] ?? part)
          : texts.label}
      </p>
      <form
        ref={giveFormKey}
        method="post"
        action={shopUrl(config.logoutUrl)}
        // A login in another tab replaces the key.
        onSubmit={({ currentTarget }) => renewFormKeys(currentTarget)}
      >
        <input type="hidden" name="form_key" />
        <button type="submit" className="shop-button">
          {texts.close}
        </button>
      </form>
    </section>
  );
}

/** Not while rendering, because reading the key may set its cookie. */
function giveFormKey(form: HTMLFormElement | null): void {
  if (form !== null) renewFormKeys(form);
}

/** An administrator's session as a customer. */
interface Session {
  active: boolean;
  /** The customer's name, as plain text. */
  name?: string;
  website?: string;
}

/** The session in customer data. Ignores missing fields, because a section is empty for a moment while it reloads. */
function useSession(): Session {
  const [session, setSession] = useState<Session>({ active: false });
  useLayoutEffect(() => {
    const update = (changes: Partial<Session>): void => setSession((before) => ({ ...before, ...changes }));
    const stops = [
      watchSection('loggedAsCustomer', (section) => {
        const { adminUserId, websiteName } = section ?? {};
        // 0, '0' and null mean "no administrator".
        if (adminUserId !== undefined) update({ active: Number(adminUserId) > 0 });
        if (typeof websiteName === 'string') update({ website: websiteName });
      }),
      watchSection('customer', (section) => {
        const { fullname } = section ?? {};
        // Luma escapes the name; other sources don't.
        if (typeof fullname === 'string') update({ name: fullname.includes('<') ? fullname : plainText(fullname) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return session;
}

/** Milliseconds to wait for the data: Luma's customer data may never start. A slow start and a slow reply take less. */
const LOAD_WITHIN = 60_000;

/** Reloads all customer data, then redirects, even if loading fails. */
function useFlow({ flow, redirectUrl }: LoginAsCustomerConfig): void {
  // Not `useEffect`, which React ends only a moment after the element has left the page.
  useLayoutEffect(() => {
    if (!flow) return;
    const hideMask = showLoadingMask();
    let isWanted = true;
    const redirect = (): void => {
      if (isWanted) navigate(redirectUrl, { replace: true });
      isWanted = false;
    };
    const timer = setTimeout(redirect, LOAD_WITHIN);
    void reloadSections(ALL_SECTIONS).then(redirect, redirect);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      hideMask();
    };
  }, [flow, redirectUrl]);
}
