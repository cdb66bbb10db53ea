import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { schemaFile, target } from './common.mjs';
import { schemasAsData } from './schemas.mjs';

/**
 * How sources are read that are no plain TypeScript: schemas as data, `shop-elements.css` as the text of the whole sheet, and
 * `x.css?inline` as that of one.
 * @param {string} css the whole sheet
 * @returns {import('rolldown').Plugin}
 */
export function sources(css) {
  return {
    name: 'shop-elements-sources',
    resolveId(source, importer) {
      if (source === 'shop-elements.css') return '\0shop-elements.css.js';
      if (source.endsWith('.css?inline')) return `${path.join(path.dirname(importer ?? ''), source)}.js`;
      return undefined;
    },
    async load(id) {
      if (id === '\0shop-elements.css.js') return text(css);
      if (id.endsWith('.css?inline.js')) return text(await sheet(id.replace('?inline.js', '')));
      if (schemaFile.test(id)) return { code: await schemasAsData(id), moduleType: 'js' };
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
