import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

/** The packages, from the lowest floor up. Packages on the same floor don't import each other. */
const floors = [['core'], ['dom'], ['host'], ['ui'], ['checkout', 'catalog', 'content', 'site'], ['bundle']];

test.each(floors.flatMap((names, floor) => names.map((name) => ({ name, floor }))))(
  '$name imports only from the floors below it',
  ({ name, floor }) => {
    const allowed = [name, ...floors.slice(0, floor).flat()];
    const upward = imports(`packages/${name}`)
      .filter(({ from }) => !allowed.includes(from))
      .map(
        ({ file, from }) =>
          `${file} imports ${from}, which is not below it: move the shared code to a lower floor (CONTRIBUTING.md, "Floors")`,
      );
    expect(upward).toEqual([]);
  },
);

test.each(['checkout', 'catalog', 'content', 'site'])(
  'the shared code of %s is below its elements: it imports only their types',
  (name) => {
    const upward = sources(`packages/${name}`)
      .filter(({ file }) => file.includes('/src/shared/'))
      .flatMap(({ file, text }) => {
        const found = text.matchAll(/^(?:im|ex)port (?!type )[^;]*? from '((?:\.\.\/)+[^']+)';/gm);
        return Array.from(found, ([, from = '']) => path.join(path.dirname(file), from))
          .filter((target) => !target.includes('/src/shared/'))
          .map((target) => `${file} imports ${target}: move that code to shared/`);
      });
    expect(upward).toEqual([]);
  },
);

/** Every import of our packages in a package's sources, except in tests. */
function imports(folder: string): { file: string; from: string }[] {
  return sources(folder).flatMap(({ file, text }) => {
    const found = text.matchAll(/(?:from|import)[\s(]*'(?:@shop-elements\/([a-z]+)|(shop-elements))[/']/g);
    return Array.from(found, ([, from]) => ({ file, from: from ?? 'bundle' }));
  });
}

/** A package's source files, without tests. */
function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/src/${file}`,
      text: readFileSync(path.join(root, folder, 'src', file), 'utf8'),
    }));
}
