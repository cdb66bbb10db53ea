/**
 * `shop-elements.js`: the loader's name up to version 0.1. It is also the file that RequireJS requests if a page keeps its
 * modules next to our files and requires 'shop-elements'. Such a page gets the script, every other page the loader.
 */
import { offerToAmd } from './amd';

const isModule = document.currentScript === null;
if (isModule || !offerToAmd('./shop-elements.umd')) void import('./shop-elements.loader.js');
