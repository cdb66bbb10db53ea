import { defineConfig } from 'vitest/config';

// `pnpm test:toolchains`: apart from the other tests, because each of these installs and builds an app.
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A registry that hangs costs the time of one app.
    bail: 1,
    reporters: ['verbose'],
  },
});
