// The ESM entry: registers every element.
import './elements';
import { ShopElements as api, type ShopElementsApi, showPanelOnRequest } from './api';

export { type Configuration, ShopElements, type ShopElementsApi } from './api';

declare global {
  /** Exists once the script or the package has run. */
  var ShopElements: ShopElementsApi;
}

// There is no page on a server.
if (typeof document !== 'undefined') {
  globalThis.ShopElements ??= api;
  showPanelOnRequest();
}
