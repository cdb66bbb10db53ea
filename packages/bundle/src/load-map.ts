import type { DrawMap } from '@shop-elements/content/map';
import { hostSettings } from '@shop-elements/host';

/** Where the main script came from: given by the build, in each kind of file in its own way. */
declare const SHOP_SCRIPT: string;

declare global {
  interface Window {
    /** Set by the map file. */
    shopElementsMap?: DrawMap;
  }
}

const FILE = 'shop-elements.map.js';

let loading: Promise<DrawMap> | undefined;

/** Loads the map file, once for all maps; again only after it did not come. */
export function loadMap(): Promise<DrawMap> {
  loading ??= fetchMap().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchMap(): Promise<DrawMap> {
  const { basePath } = hostSettings();
  const folder = basePath === undefined ? SHOP_SCRIPT : basePath.replace(/\/?$/, '/');
  const address = new URL(FILE, new URL(folder, document.baseURI)).href;
  // Trusted Types forbid the tag, and another host that says nothing of CORS the import: the one is the other's second try.
  await import(address).catch(() => addScript(address)).catch(() => undefined);
  const { shopElementsMap } = window;
  if (shopElementsMap !== undefined) return shopElementsMap;
  throw new Error(
    `${address} is not the map file. Where the main script is merged, say where the files are: ShopElements.configure({ basePath })`,
  );
}

function addScript(address: string): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
}
