import { defineConfig } from 'vitest/config';

// `pnpm test:toolchains`: apart from the other tests, because each of these installs and builds an app.
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // One app is built at a time.
    fileParallelism: false,
    reporters: ['verbose'],
  },
});
