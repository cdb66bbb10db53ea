import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// If the command accepted these names, it would overwrite files of this workspace.

function refusal(area: string, name: string): string {
  const { status, stderr } = spawnSync('node', ['tools/new-element.mjs', area, name], { encoding: 'utf8' });
  return `${status}: ${stderr.trim()}`;
}

test('`pnpm new` refuses the name of an element in any area', () => {
  expect(refusal('content', 'map')).toBe('1: packages/content/src/map already exists: choose another name.');
  expect(refusal('site', 'map')).toBe('1: packages/content/src/map already exists: choose another name.');
});

test.each(['core', 'cleaner', 'shared', 'styles'])(
  '`pnpm new` refuses %s, the name of a part of the script',
  (name) => {
    expect(refusal('site', name)).toBe(`1: A part of the script is named ${name}: choose another name.`);
  },
);

test('`pnpm new` refuses the name of a page of the documentation', () => {
  expect(refusal('site', 'index')).toBe('1: docs/elements/index.md already exists: choose another name.');
});
