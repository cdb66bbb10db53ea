import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { bundle, packages, squeeze, target } from './common.mjs';
import { preactAsReact } from './react.mjs';

const content = path.join(packages, 'content');

const alias = {
  ...preactAsReact,
  'leaflet/src': path.join(content, 'node_modules/leaflet/src'),
  leaflet: path.join(import.meta.dirname, 'leaflet-parts.mjs'),
};

const entry = `import { drawMap } from ${JSON.stringify(path.join(content, 'src/map/leaflet-map.tsx'))};
window.shopElementsMap = drawMap;`;

/**
 * `shop-elements.map.js`: what draws a map, with the few style rules of its own. Runs as a script and as a module.
 * @returns {Promise<{ code: string, inputs: string[] }>} the script, and the files that went into it
 */
export async function mapFile() {
  const bundler = await rolldown({
    input: 'map-entry',
    cwd: bundle,
    resolve: { alias },
    transform: { target, jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [plugin],
    // React-Leaflet names all of Leaflet, also what it is not asked for.
    shimMissingExports: true,
    onLog: (level, log, handle) => log.code !== 'SHIMMED_EXPORT' && handle(level, log),
    checks: { pluginTimings: false },
  });
  const { output } = await bundler.generate({ format: 'iife', minify: true });
  await bundler.close();
  const [{ code, moduleIds }] = output;
  return { code: await squeeze(code), inputs: moduleIds };
}

/** @type {import('rolldown').Plugin} */
const plugin = {
  name: 'map-file',
  resolveId(source, importer) {
    if (source === 'map-entry') return '\0map-entry';
    if (source.endsWith('.css?inline')) return `${path.join(path.dirname(importer ?? ''), source)}.js`;
    return undefined;
  },
  async load(id) {
    if (id === '\0map-entry') return entry;
    if (!id.endsWith('.css?inline.js')) return undefined;
    const css = await readFile(id.replace('?inline.js', ''), 'utf8');
    const { code } = await transform(css, { loader: 'css', minify: true, target });
    return { code: `export default ${JSON.stringify(code.trim())};`, moduleType: 'js' };
  },
  transform(code, id) {
    return id.endsWith('leaflet/src/core/Browser.js') ? withoutMarkup(code) : undefined;
  },
};

/**
 * Leaflet finds out by a piece of markup whether it can draw SVG, which every browser that runs this can; under Trusted
 * Types that question would end the whole file.
 * @param {string} code
 */
function withoutMarkup(code) {
  const question = /div\.innerHTML = '<svg\/>';\s*return [^;]*;/;
  if (!question.test(code)) throw new Error('Leaflet asks for SVG in another way than before: see tools/build/map.mjs');
  return code.replace(question, 'return true;');
}
