import { expect, test } from 'vitest';
import { showingElements } from '../../packages/dom/src/html/rules';
import { manifest } from '../../tools/docs/manifest.mjs';

const tags = (await manifest()).map(({ tag }) => tag);

test('the elements that sanitized HTML may contain are elements of ours', () => {
  expect(tags).toEqual(expect.arrayContaining([...showingElements]));
});
