import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Run in a package's folder: builds its ESM files and declarations, one pair for each folder of an element. */
export default defineConfig({
  entry: existsSync('src/index.ts') ? ['src/index.ts'] : ['src/*/index.ts', 'src/*/define.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  // TypeScript 6 calls an option deprecated that tsup's declaration builder sets by itself.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
