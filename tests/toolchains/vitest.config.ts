import { defineConfig } from 'vitest/config';

// `pnpm test:toolchains`. Separate from the other tests, because each one installs and builds an app.
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A hanging registry delays only one app.
    bail: 1,
    reporters: ['verbose'],
  },
});
