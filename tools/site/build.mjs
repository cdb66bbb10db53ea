// `pnpm site`: builds the site into docs/.vitepress/dist. `--base /docs/` sets the path that it will be served from.
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build as buildStage } from 'vite';
import { build as buildPages } from 'vitepress';
import { elementsModule } from '../docs/vite-elements.mjs';
import { root } from '../run.mjs';

const docs = path.join(root, 'docs');
const bundle = path.join(root, 'packages/bundle/dist');
const basePath = process.argv[process.argv.indexOf('--base') + 1];
const base = process.argv.includes('--base') && basePath !== undefined ? basePath : '/';

if (!existsSync(path.join(bundle, 'shop-elements.umd.js'))) {
  console.error('The site needs the built files: run "node tools/build/build.mjs" first.');
  process.exit(1);
}

const files = path.join(docs, 'public');
rmSync(files, { recursive: true, force: true });
for (const name of readdirSync(bundle).filter((entry) => /\.(js|css)$|^locales$|^parts$/.test(entry))) {
  cpSync(path.join(bundle, name), path.join(files, 'static', name), { recursive: true });
}
cpSync(path.join(root, '.storybook/public'), path.join(files, 'stage'), { recursive: true });

await buildStage({
  root: path.join(docs, 'stage'),
  configFile: false,
  base: './',
  logLevel: 'error',
  plugins: [elementsModule()],
  build: { outDir: path.join(files, 'stage'), emptyOutDir: false, target: 'es2022', chunkSizeWarningLimit: 2000 },
});

// The previous site stays until the new one is complete.
process.env.SITE_BASE = base;
const next = path.join(docs, '.vitepress/next');
await buildPages(docs, { base, outDir: next });
const dist = path.join(docs, '.vitepress/dist');
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
