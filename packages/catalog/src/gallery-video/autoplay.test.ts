import { expect, test } from 'vitest';
import { settingsFrom } from './autoplay';

test('accepts settings as an object or a list of one', () => {
  const settings = { playIfBase: true, showRelated: false, videoAutoRestart: true };
  expect(settingsFrom({ settings })).toBe(settings);
  expect(settingsFrom({ settings: [settings] })).toBe(settings);
  expect(settingsFrom({ settings: [] })).toEqual({});
});
