import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

const css = readdirSync(path.join(root, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z]+\/src\/.*\.css$/.test(file))
  .map((file) => readFileSync(path.join(root, 'packages', file), 'utf8'))
  .join('\n');

/** Internal properties that the elements set for their own style sheet; not for themes. */
const own = ['--shop-item-height', '--shop-slide-height', '--shop-slide-padding'];

const rows = readFileSync(path.join(root, 'docs/theme.md'), 'utf8').matchAll(
  /^\| `(--shop-[\w-]+)` \| (.+?) \| .+ \|$/gm,
);
const documented = new Map(Array.from(rows, ([, token = '', value = '']) => [token, value]));

test('the theming guide lists exactly the tokens of the style sheet', () => {
  const known = new Set(css.match(/--shop-[\w-]+/g));
  expect([...documented.keys()].sort()).toEqual([...known].filter((token) => !own.includes(token)).sort());
});

test('the guide and the style sheet have the same default for every token', () => {
  for (const [token, value] of documented) {
    const defaults = Array.from(value.matchAll(/`([^`]+)`/g), ([, text = '']) => text);
    for (const text of defaults) {
      const set = css.includes(`${token}: ${text};`);
      expect(set || css.includes(`var(${token}, ${text})`), `${token}: ${text}`).toBe(true);
    }
    expect(defaults, token).not.toEqual([]);
  }
});
