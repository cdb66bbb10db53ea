declare module '*.css?inline' {
  /** The style sheet's text. */
  const css: string;
  export default css;
}
