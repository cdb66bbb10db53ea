/**
 * Replaces React in the files for shops, in Storybook and in the elements' tests: with Preact and its compatibility layer,
 * unmodified, at a sixth of React's size. These are prefixes, so they also cover `react/jsx-runtime` and `react-dom/client`.
 */
export const preactAsReact = { react: 'preact/compat', 'react-dom': 'preact/compat' };
