// The ESM entry: registers every element.
import './elements';
import { ShopElements as api, type ShopElementsApi, showPanelOnRequest } from './api';

export type { Configuration, ShopElementsApi } from './api';

declare global {
  /** Exists once the script or the package has run. */
  var ShopElements: ShopElementsApi;
}

const first: Partial<ShopElementsApi> | undefined = globalThis.ShopElements;

/**
 * The page API. If a script was first on this page, its own, because its elements are the ones on the page. An element with the id
 * `ShopElements`, or an object of the page's own, is not an API.
 */
const current: ShopElementsApi = typeof first?.configure === 'function' ? globalThis.ShopElements : api;

export { current as ShopElements };

// There is no page on a server.
if (typeof document !== 'undefined') {
  globalThis.ShopElements = current;
  showPanelOnRequest();
}
