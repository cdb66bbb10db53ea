import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const events = (await manifest()).flatMap(({ folder, events: own }) => own.map((event) => ({ ...event, folder })));

test.each(events.filter(({ name }) => name.startsWith('shop-')))(
  '$name has a typed detail, which $folder exports',
  ({ detail, detailType, folder }) => {
    expect(detailType).not.toBe('');
    expect(detail).toMatch(/^\{ .* \}$/s);
    expect(readFileSync(path.join(root, folder, 'index.ts'), 'utf8')).toMatch(new RegExp(`\\b${detailType}\\b`));
  },
);
