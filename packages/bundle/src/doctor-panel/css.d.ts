declare module '*.css?inline' {
  /** The sheet's text. */
  const css: string;
  export default css;
}
