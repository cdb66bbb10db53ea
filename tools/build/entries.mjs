import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, source: string }} Entry */

/**
 * A package's entry points, from its `exports`: the name to import (`cc-form/define`; `.` for the package itself) and the source
 * file (in `src`, without extension).
 * @param {string} folder the package's
 * @returns {Entry[]}
 */
export function entriesOf(folder) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const source = path.join(folder, 'src');
  return Object.keys(exports).flatMap((key) => {
    const entry = {
      name: key.replace('./', ''),
      source: (exports[key] ?? '').replace('./src/', '').replace(/\.ts$/, ''),
    };
    if (!key.includes('*')) return [entry];
    return foldersIn(source)
      .map((own) => ({ name: entry.name.replace('*', own), source: entry.source.replace('*', own) }))
      .filter((own) => existsSync(path.join(source, `${own.source}.ts`)));
  });
}

/** @param {string} source */
function foldersIn(source) {
  return readdirSync(source, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
