declare module 'shop-elements.css' {
  /** The whole style sheet, minified. */
  const css: string;
  export default css;
}
