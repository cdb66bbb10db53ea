// The page API, as the built files expose it.
import { announceTags } from '@shop-elements/core';
import { hostSettings } from '@shop-elements/host';
import { ShopElements, type ShopElementsApi, showPanelOnRequest } from '../api';
import { offerToAmd } from './amd';
import type {} from './page-script';

declare global {
  interface Window {
    ShopElements?: ShopElementsApi;
  }
}

// The name may already belong to an element with this id, or to an object of the page's own.
if (typeof window.ShopElements?.configure !== 'function') window.ShopElements = ShopElements;
offerToAmd();
if (window.shopElementsScript) {
  window.shopElementsScript.basePath = () => hostSettings().basePath;
  announceTags(window.shopElementsScript.tags);
}
showPanelOnRequest();
