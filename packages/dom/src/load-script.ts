import { trustedTypesPolicy } from './html/trusted-types';

/** Adds a script to the page. Resolves when it has run, and rejects if it fails to load. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    // TypeScript types it as a string, but pages that enforce Trusted Types require the policy's object.
    Reflect.set(script, 'src', trustedTypesPolicy()?.createScriptURL(address) ?? address);
    document.head.append(script);
  });
}
