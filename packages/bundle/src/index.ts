// The ESM entry: registers every element.
import './elements';
import { type ShopElementsApi, showPanelOnRequest } from './api';

export { type Configuration, ShopElements, type ShopElementsApi } from './api';

declare global {
  /** There once the script has run. */
  var ShopElements: ShopElementsApi;
}

// On a server there is no page.
if (typeof document !== 'undefined') showPanelOnRequest();
