import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { entriesOf } from './tools/build/entries.mjs';
import { esbuildSchemas } from './tools/build/schemas.mjs';

/**
 * Run in a package's folder: builds its scripts, for `import` and for `require`. `tools/build/types.mjs` adds the declarations.
 */
export default defineConfig({
  entry: byName(modules() ?? entriesOf('.').map(({ source }) => `${source}.ts`)),
  format: ['esm', 'cjs'],
  // Also for `require`: what two elements share has to be there once.
  splitting: true,
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
    esbuildSchemas,
    {
      // Frameworks with server components (Next.js) then import our modules into the browser's part of an app. Only in
      // what is imported from outside: bundlers warn about a directive in a module that they join to others.
      name: 'use-client',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]src[\\/](.+[\\/])?(index|define)\.ts$/ }, ({ path: file }) => ({
          contents: `'use client'; ${readFileSync(file, 'utf8')}`,
          loader: 'ts',
        }));
      },
    },
    {
      // A tag is registered by its own file, also where another element needs it: `sideEffects` names no other.
      name: 'own-define',
      setup({ initialOptions, onResolve }) {
        const extension = initialOptions.outExtension?.['.js'] ?? '.js';
        onResolve({ filter: /^\.\.\/[\w-]+\/define$/ }, ({ path: file }) => ({
          path: `${file}${extension}`,
          external: true,
        }));
      },
    },
    {
      // `import css from './x.css?inline'` is the sheet's text, as it is for Vite.
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
 * Where nothing happens on import every module is one of its own: bundlers leave out those that nothing is taken from, and
 * the libraries that they bring.
 */
function modules(): string[] | undefined {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (sideEffects !== false) return undefined;
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /^[\w/-]+\.tsx?$/.test(name));
}

function byName(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.replace(/\.\w+$/, ''), `src/${file}`]));
}
