import css from 'shop-elements.css';
import { adoptStyles } from './adopt-styles';
import { ShopElements, type ShopElementsApi } from './api';

declare global {
  interface Window {
    ShopElements?: ShopElementsApi;
    define?: AmdDefine;
  }
}

interface AmdDefine {
  (name: string, dependencies: readonly string[], factory: () => unknown): void;
  amd?: unknown;
}

// The first copy on a page is the page's API. A second one of the same version has nothing to add; one of another version
// says so once, when it finds the tags taken.
const isFirst = window.ShopElements === undefined;
const api = window.ShopElements ?? ShopElements;
window.ShopElements = api;
if (isFirst) adoptStyles(css);

// Runs at once, and only then offers itself to an AMD loader, by name: an anonymous define in a plain script tag breaks the
// host's next require(), and a factory alone would never register the elements.
const { define } = window;
if (define?.amd) define('shop-elements', [], () => api);
