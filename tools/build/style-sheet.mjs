import { readdir } from 'node:fs/promises';
import { build } from 'esbuild';
import { packages, target } from './common.mjs';

/** Lazy modules include their own rules. */
const loadedLater = /(leaflet-map|doctor-panel)\.css$/;

/** Combines all style sheets of the packages: the shared base first, then the elements by name. */
export async function styleSheet() {
  const files = ['ui/src/base.css', ...(await cssFiles()).sort()];
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `@import "./${file}";`).join('\n'), loader: 'css', resolveDir: packages },
    bundle: true,
    write: false,
    minify: true,
    target,
  });
  return withPlainContent(outputFiles[0]?.text ?? '').trim();
}

/**
 * Safari before 17.4 and Firefox before 128 drop declarations with alternative text, such as `content: "×" / ""`. Adds a fallback
 * without it.
 * @param {string} css
 */
function withPlainContent(css) {
  return css.replace(/content:("(?:[^"\\]|\\.)*") ?\/ ?""/g, 'content:$1;$&');
}

/** The elements' sheets; the base imports its own. */
async function cssFiles() {
  const entries = await readdir(packages, { recursive: true });
  return entries.filter(
    (entry) => /^[a-z]+\/src\/.*\.css$/.test(entry) && !entry.startsWith('ui/') && !loadedLater.test(entry),
  );
}
