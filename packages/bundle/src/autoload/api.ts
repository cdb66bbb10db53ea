// The page's API on pages that load elements one by one.
import { ShopElements } from '../api';

window.ShopElements ??= ShopElements;
