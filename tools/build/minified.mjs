import { minify } from 'terser';

/**
 * Minified code and its source map.
 * @typedef {{ code: string, map: string }} Minified
 */

/**
 * @param {string} name of the file, for the source map
 * @param {string} code
 * @param {object} [map] the code's own source map
 * @param {import('terser').MinifyOptions} [options]
 * @returns {Promise<Minified>}
 */
export async function minified(name, code, map, options = {}) {
  const result = await minify(code, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 2 },
    // Pages that are not UTF-8 read scripts in their own encoding.
    format: { comments: false, ascii_only: true },
    sourceMap: { filename: `${name}.js`, ...(map && { content: JSON.stringify(map) }) },
    ...options,
  });
  return { code: result.code ?? '', map: String(result.map) };
}

/**
 * Concatenates pieces of code, one per line, with their source maps as sections of one map.
 * @param {string} name
 * @param {readonly Minified[]} pieces
 * @returns {Minified}
 */
export function joined(name, pieces) {
  let line = 0;
  const sections = pieces.map(({ code, map }) => {
    const offset = { line, column: 0 };
    line += code.split('\n').length;
    return { offset, map: JSON.parse(map) };
  });
  return {
    code: pieces.map(({ code }) => code).join('\n'),
    map: JSON.stringify({ version: 3, file: `${name}.js`, sections: sections.flatMap(flat) }),
  };
}

/**
 * Flattens a section that has sections itself, because sections can't be nested.
 * @param {{ offset: { line: number, column: number }, map: { sections?: { offset: { line: number, column: number }, map: object
 * }[] } }} section
 * @returns {{ offset: { line: number, column: number }, map: object }[]}
 */
function flat({ offset, map }) {
  if (map.sections === undefined) return [{ offset, map }];
  return map.sections.map((inner) => ({
    offset: { line: offset.line + inner.offset.line, column: 0 },
    map: inner.map,
  }));
}
