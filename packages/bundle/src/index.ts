// The ESM entry: registers every element.
import './elements';
import type { ShopElementsApi } from './api';

export { type Configuration, ShopElements, type ShopElementsApi } from './api';

declare global {
  /** There once the script has run. */
  var ShopElements: ShopElementsApi;
}
