import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundle } from './common.mjs';
import { preactAsReact } from './react.mjs';
import { esbuildSchemas } from './schemas.mjs';

/**
 * Builds `nl.json` for pages that print their texts, and `nl.js` for pages that add a script tag.
 * @param {string} dist
 */
export async function buildLocales(dist) {
  const files = await readdir(path.join(bundle, 'src/locales'));
  // macOS adds files such as .DS_Store.
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => path.basename(file, '.ts'));
  await mkdir(path.join(dist, 'locales'), { recursive: true });
  for (const name of names) {
    const { outputFiles } = await build({
      entryPoints: [path.join(bundle, `src/locales/${name}.ts`)],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      alias: preactAsReact,
      treeShaking: true,
      loader: { '.css': 'empty' },
      plugins: [esbuildSchemas],
      write: false,
      logLevel: 'warning',
    });
    const code = outputFiles[0]?.text ?? '';
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const texts = JSON.stringify({ [name]: module[name] });
    await writeFile(path.join(dist, 'locales', `${name}.json`), `${texts}\n`);
    await writeFile(path.join(dist, 'locales', `${name}.js`), localeScript(name, inAscii(texts)));
  }
}

/**
 * JSON that pages read correctly whatever their encoding is.
 * @param {string} json
 */
function inAscii(json) {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * A locale file that loads before the script or the loader's parts waits for them, and logs an error if there is no script.
 * @param {string} name
 * @param {string} texts
 */
function localeScript(name, texts) {
  return `(function (texts) {
  function add() {
    if (!texts || !window.ShopElements?.configure) return;
    ShopElements.configure({ texts: texts });
    texts = undefined;
  }
  function addOrReport() {
    add();
    if (texts && !window.shopElementsScript) console.error('locales/${name}.js has no effect: shop-elements.umd.js is not on this page, or did not load. Add its script tag.');
  }
  add();
  document.addEventListener('DOMContentLoaded', add);
  document.addEventListener('shop-discovery-complete', add);
  if (document.readyState === 'complete') addOrReport();
  else addEventListener('load', addOrReport);
})(${texts});\n`;
}
