import { VERSION } from '../version';

/** Which copy of shop-elements registered a tag. The tag's class has these as static properties. */
export interface Copy {
  shopVersion?: string;
  /** The URL of its file; empty in an app's bundle. */
  shopSource?: string;
}

const source = scriptAddress();

export const thisCopy: Copy = { shopVersion: VERSION, shopSource: source };

let warned = false;

/** Warns once, with both URLs, that a tag belongs to another version of shop-elements, or to a script that is not ours. */
export function warnAboutVersions(tag: string, existing: Copy): void {
  if (existing.shopVersion === VERSION || warned) return;
  warned = true;
  const isForeign = existing.shopVersion === undefined;
  const first = isForeign ? 'something else' : `shop-elements ${existing.shopVersion}`;
  const advice = isForeign ? 'Rename its element' : 'Load only one version';
  console.warn(
    `<${tag}> is already registered by ${first}${at(existing.shopSource)}; shop-elements ${VERSION}${at(source)} ` +
      `does not replace it. ${advice}.`,
  );
}

function at(address: string | undefined): string {
  return address === undefined || address === '' ? '' : ` (${address})`;
}

function scriptAddress(): string {
  // Tests in Node, and servers, import the packages without a document.
  const script = typeof document === 'undefined' ? null : document.currentScript;
  return script !== null && 'src' in script ? script.src : '';
}
