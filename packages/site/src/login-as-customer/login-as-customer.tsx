import { type ElementProps, textsOf } from '@shop-elements/core';
import { baseUrl, formKey } from '@shop-elements/host';
import type { ReactNode } from 'react';
import type { LoginAsCustomerConfig } from './login-as-customer.config';
import { loginAsCustomerTexts } from './login-as-customer.texts';
import { useFlow, useSession } from './use-session';

/**
 * Shows a banner on every page while an administrator is logged in as a customer, with a button to end the session.
 * With `data-flow`, it runs the page between the login and the shop.
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
      <form method="post" action={new URL(config.logoutUrl, baseUrl()).href}>
        <input type="hidden" name="form_key" value={formKey()} />
        <button type="submit" className="shop-button">
          {texts.close}
        </button>
      </form>
    </section>
  );
}
