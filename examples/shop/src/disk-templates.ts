import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Templates } from './render';

/** All `*.liquid` files in a folder, by path without the extension. */
export function readTemplates(folder: string): Templates {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.liquid'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = relative(folder, file)
          .replaceAll('\\', '/')
          .replace(/\.liquid$/, '');
        return [name, readFileSync(file, 'utf8')];
      }),
  );
}
