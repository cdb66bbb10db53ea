import { fromJson, urlOf } from '@shop-elements/core';

/**
 * The hash that the page's import maps demand of a file. Browsers check it in `import()`; a script tag needs it as an attribute.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#module-integrity-map
 */
export function integrityOf(address: string): string | undefined {
  for (const { textContent } of document.querySelectorAll('script[type="importmap"]')) {
    const { integrity }: { integrity?: unknown } = Object(fromJson(textContent));
    const hashes: Readonly<Record<string, unknown>> = Object(integrity);
    const file = Object.keys(hashes).find((name) => urlOf(name)?.href === address);
    if (file !== undefined) return String(hashes[file]);
  }
  return undefined;
}
