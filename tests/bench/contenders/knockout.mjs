// Knockout, used like in Luma: templates in the page, bound once the page is ready.
import ko from 'knockout';
import { rating, rowPrice } from './rules.mjs';

Reflect.set(window, 'rowPrice', rowPrice);
Reflect.set(window, 'rating', rating);
Reflect.set(window, 'mount', (/** @type {Element} */ main) => ko.applyBindings({}, main));
