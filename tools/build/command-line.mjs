import path from 'node:path';
import { build } from 'esbuild';
import { bundle } from './common.mjs';

/**
 * The linter's data about the elements.
 * @param {readonly import('../docs/manifest.mjs').ElementDoc[]} elements
 * @returns {import('../../packages/bundle/src/lint/elements').LintedElements}
 */
export function lintedElements(elements) {
  return Object.fromEntries(
    elements.map(({ tag, settings }) => [
      tag,
      {
        settings: settings.map(({ attribute, shape, required, fromHost }) => ({
          attribute,
          shape,
          required: required && !fromHost,
        })),
      },
    ]),
  );
}

/**
 * Builds the command `shop-elements` (`bin/`), with the linter's data inlined.
 * @param {readonly import('../docs/manifest.mjs').ElementDoc[]} elements
 * @param {string} dist
 */
export async function buildCommandLine(elements, dist) {
  await build({
    entryPoints: [path.join(bundle, 'src/lint/bin.ts')],
    outfile: path.join(dist, 'cli.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['tinyglobby'],
    define: { SHOP_ELEMENTS: JSON.stringify(lintedElements(elements)) },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
