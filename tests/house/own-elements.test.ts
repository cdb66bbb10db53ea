import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { showingElements } from '../../packages/dom/src/html/rules';
import { manifest } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const elements = await manifest();

test('sanitized HTML may contain exactly our display-only elements', () => {
  const marked = elements.filter(({ folder }) =>
    readFileSync(path.join(root, folder, 'index.ts'), 'utf8').includes('showsOnly: true'),
  );
  expect(marked.map(({ tag }) => tag).sort()).toEqual([...showingElements].sort());
});
