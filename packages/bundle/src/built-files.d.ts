declare module 'shop-elements.css' {
  /** The whole style sheet, minified. */
  const css: string;
  export default css;
}

// A file of the build, which `shop-elements.js` loads.
declare module '*/shop-elements.loader.js';
