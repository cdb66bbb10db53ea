import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';

/** Run in a package's folder: builds its ESM files and declarations, one pair for each folder that has an index. */
export default defineConfig({
  entry: existsSync('src/index.ts') ? { index: 'src/index.ts' } : folders(),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
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
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

/** By the names under which they are published: `cc-form/index`, `cc-form/define`. */
function folders(): Record<string, string> {
  const names = readdirSync('src').flatMap((folder) => [`${folder}/index`, `${folder}/define`]);
  return Object.fromEntries(
    names.filter((name) => existsSync(`src/${name}.ts`)).map((name) => [name, `src/${name}.ts`]),
  );
}
