import { expect, test } from 'vitest';
import { buildApp } from './app';

// The app's `@ts-expect-error` lines fail if TypeScript stops checking, for example because it can't find a file.
test('a strict TypeScript app compiles with every tag, event and setting, but not with a misspelled one', () => {
  expect(() => buildApp('typescript')).not.toThrow();
});
