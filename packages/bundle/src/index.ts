// The ESM entry: registers every element.
import './elements';

export { type Configuration, ShopElements, type ShopElementsApi } from './api';
