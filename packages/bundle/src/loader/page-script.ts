import { VERSION } from '@shop-elements/core';
import { table } from './parts';

/** The script that loads the elements' parts on this page. */
interface PageScript {
  version: string;
  address: string;
  /** The files' folder, if the page sets it: `ShopElements.configure({ basePath })`. */
  basePath?: () => string | undefined;
  /** Every tag that it can define, now or on demand. */
  tags: readonly string[];
}

declare global {
  interface Window {
    shopElementsScript?: PageScript;
  }
}

/**
 * Whether this script is the first of ours on the page, of any version. A second one does nothing, because both would render the
 * same elements. It warns unless it is the same file loaded twice.
 */
export function isFirst(address: string): boolean {
  const first = window.shopElementsScript;
  // An element with this id is on `window`, too.
  if (first?.version === undefined) {
    const tags = Object.keys(table.elements).map((name) => `shop-${name}`);
    window.shopElementsScript = { version: VERSION, address, tags };
    return true;
  }
  if (first.version !== VERSION || fileOf(first.address) !== fileOf(address)) {
    console.warn(
      `shop-elements ${first.version} (${first.address}) is already on this page, so shop-elements ${VERSION} (${address}) ` +
        'does nothing. Load only one script.',
    );
  }
  return false;
}

function fileOf(address: string): string {
  return address.replace(/[?#].*/, '').replace(/.*\//, '');
}
