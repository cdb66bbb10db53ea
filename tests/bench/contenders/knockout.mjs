// Knockout as Luma uses it: templates in the page, bound once they are there.
import ko from 'knockout';
import { rating, rowPrice } from './rules.mjs';

Reflect.set(window, 'rowPrice', rowPrice);
Reflect.set(window, 'rating', rating);
Reflect.set(window, 'mount', (/** @type {Element} */ main) => ko.applyBindings({}, main));
