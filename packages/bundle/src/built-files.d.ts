declare module 'shop-elements.css' {
  /** The complete, minified style sheet. */
  const css: string;
  export default css;
}

// A built file that `shop-elements.js` loads.
declare module '*/shop-elements.loader.js';
