import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { target } from './common.mjs';

/**
 * Imports style sheets as text: `shop-elements.css` is the whole sheet, `x.css?inline` a single file.
 * @param {string} css the whole sheet
 * @returns {import('rolldown').Plugin}
 */
export function sheetsAsText(css) {
  return {
    name: 'shop-elements-style-sheets',
    resolveId(source, importer) {
      if (source === 'shop-elements.css') return '\0shop-elements.css.js';
      if (source.endsWith('.css?inline')) return `${path.join(path.dirname(importer ?? ''), source)}.js`;
      return undefined;
    },
    async load(id) {
      if (id === '\0shop-elements.css.js') return text(css);
      if (id.endsWith('.css?inline.js')) return text(await sheet(id.replace('?inline.js', '')));
      return undefined;
    },
  };
}

/** @param {string} value */
function text(value) {
  return `export default ${JSON.stringify(value)};`;
}

/** @param {string} file */
async function sheet(file) {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target });
  return code.trim();
}
