import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../../tools/run.mjs';

const own = ['vanilla', 'preact', 'lit', 'knockout', 'alpine'];

/**
 * The production script of each contender, by name. `ours` is the file that shops load. `all of ours` contains every element, for
 * measurements that exclude the script's start.
 */
export async function contenderScripts() {
  const { outputFiles } = await build({
    entryPoints: own.map((name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
  });
  const scripts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file, '.js'), text]));
  scripts.set('ours', await readFile(path.join(dist, 'shop-elements.umd.js'), 'utf8'));
  scripts.set('all of ours', await readFile(path.join(dist, 'shop-elements.all.umd.js'), 'utf8'));
  return scripts;
}

export const dist = path.join(root, 'packages/bundle/dist');
