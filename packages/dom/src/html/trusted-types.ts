import type { Config } from 'dompurify';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Config['TRUSTED_TYPES_POLICY'];
}

type Policy = ReturnType<TrustedTypes['createPolicy']>;

let policy: Policy | null;

/**
 * The `shop-elements` policy, which lets the sanitizer parse on pages that enforce Trusted Types.
 * @returns undefined if the browser has no Trusted Types, null if the page's policy list doesn't allow ours
 */
export function trustedTypesPolicy(): Policy | null {
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined;
  if (factory === undefined || policy !== undefined) return policy;
  try {
    policy = factory.createPolicy('shop-elements', { createHTML: (html) => html, createScriptURL: (url) => url });
  } catch {
    policy = null;
  }
  return policy;
}
