import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Alias, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { edited, editedLibrary } from './packages/bundle/build/libraries.mjs';
import { stubPlayers } from './tests/support/players.mjs';
import { chromiumPath } from './tools/chromium.mjs';

const testing = {
  find: /^#testing\/(.*)$/,
  replacement: fileURLToPath(new URL('tests/support/$1.ts', import.meta.url)),
};

/** The elements run on Preact's core, as in the file that shops load; the projects `react` and `react-18` run them on React too. */
const preact = {
  alias: [
    testing,
    { find: /^\.\/draw-now$/, replacement: ofBundle('draw-now') },
    { find: /^react-dom\/client$/, replacement: ofBundle('preact/react-dom-client') },
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^react$/, replacement: ofBundle('preact/react') },
    { find: /^@r2wc\/core$/, replacement: ofBundle('preact/r2wc-core') },
  ],
  // One copy of Preact, also for r2wc, which Vite would otherwise pre-bundle with React.
  dedupe: ['preact'],
};

function ofBundle(name: string): string {
  return fileURLToPath(new URL(`packages/bundle/src/${name}.ts`, import.meta.url));
}

/** React-Leaflet needs more of React than the elements do: in the map file, and here, Preact's compatibility layer. */
const reactOfTheMap: Plugin = {
  name: 'react-of-the-map',
  enforce: 'pre',
  resolveId(source, importer) {
    const isReact = source === ofBundle('preact/react') || source === 'react-dom';
    return isReact && importer?.includes('react-leaflet') ? this.resolve('preact/compat', importer) : undefined;
  },
};

/** Libraries as the shops' files have them. */
const editedLibraries: Plugin = {
  name: 'edited-libraries',
  enforce: 'pre',
  transform: (code, id) => (editedLibrary.test(id) ? edited(id, code) : undefined),
};

/** Named here so that Vite prepares them before the first test instead of reloading the page in the middle of one. */
const libraries = [
  'axe-core',
  '@shop-elements/core > zod/mini',
  '@shop-elements/core > @r2wc/react-to-web-component',
  '@shop-elements/checkout > card-validator',
  '@shop-elements/content > leaflet',
];

/** On React they are prepared, too; on Preact they are what the shops' files have. */
const librariesToEdit = [
  '@shop-elements/host > js-cookie',
  '@shop-elements/dom > dompurify',
  '@shop-elements/content > keen-slider',
];

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  }),
  commands: {
    stubPlayers: async ({ context }: BrowserCommandContext) => void (await stubPlayers(context)),
    parkPointer: ({ page }: BrowserCommandContext) => page.mouse.move(1279, 799),
  },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const elements = ['packages/*/src/**/*.test.tsx'];

/** What those have who use the packages with React 18. */
const react18 = [
  { find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: 'react-18$1' },
  { find: /^react-dom(\/client)?$/, replacement: 'react-dom-18$1' },
  { find: /^react-leaflet$/, replacement: 'react-leaflet-4' },
];

/** The elements as the npm packages have them; `pnpm test:react` runs all of their tests. */
const onReact = (name: string, groupOrder: number, react: Alias[]) => ({
  resolve: { alias: [testing, ...react] },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  optimizeDeps: {
    include: [
      ...libraries,
      ...librariesToEdit,
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@shop-elements/content > react-leaflet',
    ],
  },
  test: {
    name,
    include: process.env.ALL_ON_REACT
      ? elements
      : ['packages/core/src/**/*.test.tsx', 'packages/content/src/map/map.test.tsx', 'tests/react/**/*.test.tsx'],
    setupFiles: ['tests/setup/browser.ts'],
    browser: browser(),
    // One browser at a time.
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: [testing] },
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tools/**/*.test.ts',
            'examples/shop/src/**/*.test.ts',
          ],
        },
      },
      {
        resolve: preact,
        plugins: [reactOfTheMap, editedLibraries],
        oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
        optimizeDeps: {
          include: [...libraries, 'preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/compat'],
          exclude: ['react-leaflet', '@react-leaflet/core', 'dompurify', 'js-cookie', 'keen-slider'],
        },
        test: {
          name: 'elements',
          include: elements,
          setupFiles: ['tests/setup/browser.ts'],
          browser: browser(),
        },
      },
      onReact('react', 1, []),
      onReact('react-18', 2, react18),
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts', 'tests/embedding/**/*.test.ts'],
          // Generous: a machine that is busy with something else is slow, not red.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
          // They mostly wait, for pages and for a shop that is slow on purpose. Two files at a time; each has a shop of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
