import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { esbuildSchemas } from './tools/build/schemas.mjs';

const hasIndex = existsSync('src/index.ts');

/** Run in a package's folder: builds its ESM files and declarations, one pair for each folder that has an index. */
export default defineConfig({
  entry: hasIndex ? modules() : folders(),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
    esbuildSchemas,
    {
      // A tag is registered by its own file, also where another element needs it: `sideEffects` names no other.
      name: 'own-define',
      setup({ onResolve }) {
        onResolve({ filter: /^\.\.\/[\w-]+\/define$/ }, ({ path: file }) => ({ path: `${file}.js`, external: true }));
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
  // TypeScript 6 calls an option deprecated that tsup's declaration builder sets by itself.
  dts: { ...(hasIndex && { entry: 'src/index.ts' }), compilerOptions: { ignoreDeprecations: '6.0' } },
});

/**
 * Where nothing happens on import every module is one of its own: bundlers leave out those that nothing is taken from, and
 * the libraries that they bring.
 */
function modules(): Record<string, string> {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = sideEffects ? ['index.ts'] : readdirSync('src', { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names.filter((name) => /^[\w/-]+\.tsx?$/.test(name)).map((name) => [name.replace(/\.\w+$/, ''), `src/${name}`]),
  );
}

/** By the names under which they are published: `cc-form/index`, `cc-form/define`. */
function folders(): Record<string, string> {
  const shared = existsSync('src/shared') ? readdirSync('src/shared') : [];
  const folders = [...readdirSync('src'), ...shared.map((folder) => `shared/${folder}`)];
  const names = folders.flatMap((folder) => [`${folder}/index`, `${folder}/define`]);
  return Object.fromEntries(
    names.filter((name) => existsSync(`src/${name}.ts`)).map((name) => [name, `src/${name}.ts`]),
  );
}
