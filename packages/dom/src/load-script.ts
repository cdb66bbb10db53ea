import { trustedTypesPolicy } from './html/trusted-types';

/** Adds a script to the page. Settles when it has run, or could not be loaded. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    // Typed as text, but a page that enforces Trusted Types wants what its policy made.
    Reflect.set(script, 'src', trustedTypesPolicy()?.createScriptURL(address) ?? address);
    document.head.append(script);
  });
}
