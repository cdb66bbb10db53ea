import { expect, test } from 'vitest';
import { buildApp } from './app';

// The app's own `@ts-expect-error` lines fail where TypeScript stops checking, for example because a file isn't found.
test('a strict app of TypeScript compiles with every tag, event and setting, and a slip in one does not', () => {
  expect(() => buildApp('typescript')).not.toThrow();
});
