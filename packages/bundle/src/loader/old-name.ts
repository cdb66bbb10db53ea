/**
 * `shop-elements.js`: the loader's name up to version 0.1, and what RequireJS asks for when a page whose modules are beside our files
 * requires 'shop-elements'. That page gets the script, every other one the loader.
 */
import { offerToAmd } from './amd';

const isModule = document.currentScript === null;
if (isModule || !offerToAmd('./shop-elements.umd')) void import('./shop-elements.loader.js');
