/**
 * React in the files that shops load, in Storybook and in the elements' tests: Preact with its compatibility layer, as it is
 * published, a sixth of React's weight. Prefixes, so that `react/jsx-runtime` and `react-dom/client` are Preact's, too.
 */
export const preactAsReact = { react: 'preact/compat', 'react-dom': 'preact/compat' };
