import { defineConfig } from 'vitepress';
import { sitePages } from '../../tools/site/pages.mjs';

const { expand, elementGroups } = await sitePages();

export default defineConfig({
  title: 'shop-elements',
  description: 'Storefront widgets for shops that render their pages on the server.',
  lang: 'en-US',
  base: process.env.SITE_BASE ?? '/',
  // For readers on GitHub. The site has a page per element.
  srcExclude: ['elements.md'],
  lastUpdated: false,
  markdown: {
    languageAlias: { phtml: 'php' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Replaces the markers in the text with content generated from the source.
    config: ({ core }) => {
      core.ruler.before('normalize', 'elements', (state) => {
        state.src = expand(state.src, state.env.relativePath);
      });
    },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Get started', link: '/embed' },
      { text: 'Elements', link: '/elements/' },
      { text: 'Recipes', link: '/recipes/' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: {
      '/elements/': [{ text: 'Elements', items: [{ text: 'By page', link: '/elements/' }] }, ...elementGroups],
      '/': [
        {
          text: 'Start here',
          items: [
            { text: 'Embed in five minutes', link: '/embed' },
            { text: 'Configure', link: '/configure' },
            { text: 'Theme', link: '/theme' },
            { text: 'Events and API', link: '/events' },
            { text: 'Elements', link: '/elements/' },
            { text: 'Playground', link: '/playground' },
          ],
        },
        {
          text: 'Your shop',
          items: [
            {
              text: 'Recipes by page',
              link: '/recipes/',
              collapsed: true,
              items: [
                { text: 'Magento Luma', link: '/recipes/luma' },
                { text: 'Hyvä', link: '/recipes/hyva' },
                { text: 'OpenMage', link: '/recipes/openmage' },
                { text: 'Plain HTML', link: '/recipes/html' },
                { text: 'Sylius', link: '/recipes/sylius' },
              ],
            },
            { text: 'From Luma to our tag', link: '/luma' },
            { text: 'Payments and PCI', link: '/payments' },
            { text: 'Payment recipes', link: '/recipes/payments' },
            { text: 'Maps and store locator', link: '/recipes/maps' },
            { text: 'Write your own element', link: '/own-element' },
          ],
        },
        {
          text: 'Your app',
          items: [
            { text: 'Server rendering', link: '/server-rendering' },
            { text: 'React', link: '/react' },
            { text: 'TypeScript', link: '/typescript' },
          ],
        },
        {
          text: 'Good to know',
          items: [
            { text: 'Accessibility', link: '/accessibility' },
            { text: 'CSP, Trusted Types and SRI', link: '/security' },
            { text: 'Performance and size', link: '/performance' },
            { text: 'Alternatives', link: '/alternatives' },
            { text: 'Troubleshooting', link: '/troubleshooting' },
            { text: 'When the shop does not answer', link: '/faults' },
            { text: 'Upgrades', link: '/upgrades' },
            { text: 'Changelog', link: '/changelog' },
          ],
        },
      ],
    },
    footer: { message: 'MIT license. No telemetry.' },
  },
});
