import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Alias } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { startFirefox } from './tests/browsers/firefox.ts';
import { webDriver } from './tests/browsers/vitest-provider/provider.ts';
import { startWebKit } from './tests/browsers/webkit.ts';
import { askedOfEvil, watchEvil } from './tests/hostile/evil.mjs';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { pageHolds } from './tests/soak/page-holds.mjs';
import { stubPlayers } from './tests/support/players.mjs';
import { preactAsReact } from './tools/build/react.mjs';
import { schemas } from './tools/build/schemas.mjs';
import { chromiumPath } from './tools/chromium.mjs';

const testing = {
  find: /^#testing\/(.*)$/,
  replacement: fileURLToPath(new URL('tests/support/$1.ts', import.meta.url)),
};

/** Vite bundles these before the first test. Otherwise it would find them later, and reload the page during a test. */
const libraries = [
  'alpinejs',
  'axe-core',
  'fast-check',
  '@shop-elements/core > zod/mini',
  '@shop-elements/core > @r2wc/react-to-web-component',
  '@shop-elements/checkout > card-validator',
  '@shop-elements/content > leaflet',
  '@shop-elements/content > react-leaflet',
  '@shop-elements/content > keen-slider',
  '@shop-elements/dom > dompurify',
  '@shop-elements/host > js-cookie',
  '@shop-elements/example-shop > hono',
  '@shop-elements/example-shop > liquidjs',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-dom/server',
  '@testing-library/react',
];

/** What a test can emulate in Chromium: paper, and forced colors. */
interface EmulatedMedia {
  media?: 'print' | null;
  forcedColors?: 'active' | null;
}

/** Tests mostly wait for timers and pages, so two files can share two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

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
    emulateMedia: ({ page }: BrowserCommandContext, media: EmulatedMedia) => page.emulateMedia(media),
    watchEvil: ({ context }: BrowserCommandContext) => watchEvil(context),
    askedOfEvil: ({ context }: BrowserCommandContext) => askedOfEvil(context),
    pageHolds: ({ page }: BrowserCommandContext) => pageHolds(page),
  },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Converts prefixes to Vite's alias format. */
function aliases(prefixes: Readonly<Record<string, string>>): Alias[] {
  return Object.entries(prefixes).map(([find, replacement]) => ({ find, replacement }));
}

const elements = ['packages/*/src/**/*.test.tsx'];

/** Uses Preact, as in the files that shops load. The projects `react` and `react-18` use React. */
const asInShops = {
  plugins: [schemas],
  resolve: { alias: [testing, ...aliases(preactAsReact)], dedupe: ['preact'] },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  optimizeDeps: { include: libraries },
};

/** Tests across elements. `pnpm test:long` adds the long-running ones. */
const inBrowser = [
  'tests/{hostile,faults,properties}/**/*.test.tsx',
  ...(process.env.VITE_LONG ? ['tests/soak/**/*.test.tsx'] : []),
];

/** Aliases for React 18 and the libraries that go with it. */
const react18 = [
  { find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: 'react-18$1' },
  { find: /^react-dom(\/client|\/server)?$/, replacement: 'react-dom-18$1' },
  { find: /^react-leaflet$/, replacement: 'react-leaflet-4' },
];

/** The elements on React, as in the npm packages. `pnpm test:react` runs all their tests. */
const onReact = (name: string, groupOrder: number, react: Alias[]) => ({
  plugins: [schemas],
  resolve: { alias: [testing, ...react] },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  optimizeDeps: { include: libraries },
  test: {
    name,
    maxWorkers,
    include: process.env.ALL_ON_REACT
      ? elements
      : ['packages/core/src/**/*.test.tsx', 'packages/content/src/map/map.test.tsx', 'tests/react/**/*.test.tsx'],
    env: { VITE_ON_REACT: 'true' },
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/setup/browser.ts'],
    browser: browser(),
    // Runs only one browser at a time.
    sequence: { groupOrder },
  },
});

/** Journeys in browsers that run without Playwright: `pnpm test:browsers`. */
const journeysIn = (name: 'firefox' | 'webkit') => ({
  test: {
    name,
    environment: 'node' as const,
    include: ['tests/browsers/**/*.test.ts'],
    provide: { browser: name },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});

/** The elements' own tests in these browsers. */
const elementsIn = (name: 'firefox' | 'webkit') => ({
  ...asInShops,
  optimizeDeps: { include: libraries, exclude: ['@vitest/browser/locators'] },
  test: {
    name: `elements in ${name}`,
    include: elements,
    setupFiles: ['tests/setup/browser.ts', ...(name === 'webkit' ? ['tests/setup/webkit.ts'] : [])],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // These drivers move a real pointer in a real window, so retry a failed test once.
    retry: { count: 1, delay: name === 'webkit' ? 11_000 : 0 },
    // Runs after the journeys.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      // One file at a time, because a browser has one window in front.
      fileParallelism: false,
      screenshotFailures: false,
      provider: webDriver(name, name === 'webkit' ? startWebKit : startFirefox),
      commands: {
        parkPointer: ({ hands }: BrowserCommandContext) => hands.rest(),
        // These drivers can't intercept requests, so video players stay empty.
        stubPlayers: () => undefined,
      },
      instances: [{ browser: name, viewport: { width: 1280, height: 800 } }],
    },
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(process.env.BROWSERS?.split(',') ?? [])
        .map((name) => (name === 'webkit' ? 'webkit' : 'firefox'))
        .flatMap((name) => [journeysIn(name), elementsIn(name)]),
      {
        plugins: [schemas],
        resolve: { alias: [testing] },
        test: {
          name: 'rules',
          environment: 'node',
          maxWorkers,
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tools/**/*.test.ts',
            'examples/shop/src/**/*.test.ts',
          ],
        },
      },
      {
        ...asInShops,
        test: {
          name: 'elements',
          maxWorkers,
          include: [...elements, ...inBrowser],
          expect: { poll: { timeout: 10_000 } },
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
          include: ['tests/journeys/**/*.test.ts', 'tests/embedding/**/*.test.ts', 'tests/site/**/*.test.ts'],
          // Long enough for a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
          // Two files at a time, each with its own shop: they mostly wait for pages and for slow replies.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
