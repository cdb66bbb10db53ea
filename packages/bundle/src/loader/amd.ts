declare global {
  interface Window {
    define?: AmdDefine;
  }
}

interface AmdDefine {
  (name: string, dependencies: readonly string[], factory: () => unknown): void;
  amd?: unknown;
}

/**
 * Registers the page API with the AMD loader, if there is one. Needs a name: an anonymous define in a plain script tag breaks the
 * host's next require().
 * @param dependencies scripts that have to run first
 * @returns whether there is an AMD loader
 */
export function offerToAmd(...dependencies: string[]): boolean {
  const { define } = window;
  if (!define?.amd) return false;
  define('shop-elements', dependencies, () => window.ShopElements);
  return true;
}
