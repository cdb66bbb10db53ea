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

/** Named here so that Vite prepares them before the first test instead of reloading the page in the middle of one. */
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

/** Tests wait for timers and pages most of the time: two files run side by side on two cores also. */
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
    watchEvil: ({ context }: BrowserCommandContext) => watchEvil(context),
    askedOfEvil: ({ context }: BrowserCommandContext) => askedOfEvil(context),
    pageHolds: ({ page }: BrowserCommandContext) => pageHolds(page),
  },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Vite's form of a list of prefixes. */
function aliases(prefixes: Readonly<Record<string, string>>): Alias[] {
  return Object.entries(prefixes).map(([find, replacement]) => ({ find, replacement }));
}

const elements = ['packages/*/src/**/*.test.tsx'];

/** As in the files that shops load; the projects `react` and `react-18` run the elements on React, too. */
const asInShops = {
  plugins: [schemas],
  resolve: { alias: [testing, ...aliases(preactAsReact)], dedupe: ['preact'] },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  optimizeDeps: { include: libraries },
};

/** Of elements together. `pnpm test:long` also leaves them running for a long time. */
const inBrowser = [
  'tests/{hostile,faults,properties}/**/*.test.tsx',
  ...(process.env.VITE_LONG ? ['tests/soak/**/*.test.tsx'] : []),
];

/** What those have who use the packages with React 18. */
const react18 = [
  { find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: 'react-18$1' },
  { find: /^react-dom(\/client|\/server)?$/, replacement: 'react-dom-18$1' },
  { find: /^react-leaflet$/, replacement: 'react-leaflet-4' },
];

/** The elements as the npm packages have them; `pnpm test:react` runs all of their tests. */
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
    // One browser at a time.
    sequence: { groupOrder },
  },
});

/** Journeys in browsers that Playwright does not drive here: `pnpm test:browsers`. */
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

/** The elements' own tests in such a browser. */
const elementsIn = (name: 'firefox' | 'webkit') => ({
  ...asInShops,
  optimizeDeps: { include: libraries, exclude: ['@vitest/browser/locators'] },
  test: {
    name: `elements in ${name}`,
    include: elements,
    setupFiles: ['tests/setup/browser.ts', ...(name === 'webkit' ? ['tests/setup/webkit.ts'] : [])],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    // These drivers move real pointers in real windows: a test has failed when it fails twice.
    retry: { count: 1, delay: name === 'webkit' ? 11_000 : 0 },
    // After the journeys.
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
        // No driver answers for the providers of videos here: their frames stay empty.
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
