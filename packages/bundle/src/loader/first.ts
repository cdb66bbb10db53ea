import { VERSION } from '@shop-elements/core';
import { known } from './parts';

/** The script that loads the elements' parts on this page. */
interface PageScript {
  version: string;
  address: string;
  /** Where the files are, when the page says so: `ShopElements.configure({ basePath })`. */
  basePath?: () => string | undefined;
  /** Every tag that it can define, now or when the page has one. */
  tags: readonly string[];
}

declare global {
  interface Window {
    shopElementsScript?: PageScript;
  }
}

/**
 * Whether this script is the first of ours on the page, in whatever version. A second one leaves the page alone: both would
 * draw the same elements. It warns, unless it is the same file loaded twice.
 */
export function isFirst(address: string): boolean {
  const first = window.shopElementsScript;
  if (first === undefined) {
    const tags = Object.keys(known.elements).map((name) => `shop-${name}`);
    window.shopElementsScript = { version: VERSION, address, tags };
    return true;
  }
  if (first.version !== VERSION || fileOf(first.address) !== fileOf(address)) {
    console.warn(
      `shop-elements ${first.version} (${first.address}) is already on this page; shop-elements ${VERSION} (${address}) does ` +
        'nothing. Load one script only.',
    );
  }
  return false;
}

function fileOf(address: string): string {
  return address.replace(/[?#].*/, '').replace(/.*\//, '');
}
