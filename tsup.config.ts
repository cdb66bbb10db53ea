import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { entriesOf } from './tools/build/entries.mjs';
import { esbuildSchemas } from './tools/build/schemas.mjs';

/** At the top of `dist`, beside the chunk that imports it. */
const answerLeaflet = 'src/map/answer-leaflet.ts';

/** Builds a package's scripts for `import` and `require`. Run it in the package's folder. `tools/build/types.mjs` adds the types. */
export default defineConfig({
  entry: {
    ...byName(modules() ?? entriesOf('.').map(({ source }) => `${source}.ts`)),
    ...(existsSync(answerLeaflet) && { 'answer-leaflet': answerLeaflet }),
  },
  format: ['esm', 'cjs'],
  // Also for `require`: shared code must exist only once.
  splitting: true,
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
    esbuildSchemas,
    {
      // For frameworks with server components, such as Next.js. Only in entry files: bundlers warn about directives in modules that
      // they merge.
      name: 'use-client',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]src[\\/](.+[\\/])?(index|define)\.ts$/ }, ({ path: file }) => ({
          contents: `'use client'; ${readFileSync(file, 'utf8')}`,
          loader: 'ts',
        }));
      },
    },
    {
      // `sideEffects` lists only the elements' own define files, so no other file may contain their code. And `answer-leaflet` has to
      // run before Leaflet is imported: code in the same file would run after that.
      name: 'own-files',
      setup({ initialOptions, onResolve }) {
        const extension = initialOptions.outExtension?.['.js'] ?? '.js';
        onResolve({ filter: /^(\.\.\/[\w-]+\/define|\.\/answer-leaflet)$/ }, ({ path: file }) => ({
          path: `${file}${extension}`,
          external: true,
        }));
      },
    },
    {
      // `import css from './x.css?inline'` imports the style sheet as text, as in Vite.
      name: 'css-text',
      setup({ onLoad, onResolve }) {
        onResolve({ filter: /\.css\?inline$/ }, ({ path: file, resolveDir }) => ({
          path: path.join(resolveDir, file),
          namespace: 'css-text',
        }));
        onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path: file }) => ({
          contents: readFileSync(file.replace('?inline', ''), 'utf8'),
          loader: 'text',
        }));
      },
    },
  ],
});

/**
 * All modules of a package without side effects, as separate entries: bundlers then drop unused modules and the libraries that only
 * they import.
 */
function modules(): string[] | undefined {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (sideEffects !== false) return undefined;
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /^[\w/-]+\.tsx?$/.test(name));
}

function byName(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.replace(/\.\w+$/, ''), `src/${file}`]));
}
