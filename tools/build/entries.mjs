import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The sources that a package lets others import, by its `exports`: `index`, or `cc-form/index` and `cc-form/define` for each
 * of its folders.
 * @param {string} folder the package's
 * @returns {string[]} paths from `src`, without their ending
 */
export function entriesOf(folder) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const source = path.join(folder, 'src');
  return Object.keys(exports).flatMap((name) => {
    const entry = (exports[name] ?? '').replace('./src/', '').replace(/\.ts$/, '');
    if (!entry.includes('*')) return [entry];
    return foldersIn(source)
      .map((own) => entry.replace('*', own))
      .filter((file) => existsSync(path.join(source, `${file}.ts`)));
  });
}

/** @param {string} source */
function foldersIn(source) {
  return readdirSync(source, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
