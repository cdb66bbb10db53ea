import { expect, test } from 'vitest';
import { tileAddress } from './tiles';

test.each([
  ['/{z}/{x}/{y}.png?key={key}', '/{z}/{x}/{y}.png?key=a%26b'],
  ['/{z}/{x}/{y}?access_token={accessToken}', '/{z}/{x}/{y}?access_token=a%26b'],
  ['/{z}/{x}/{y}?apikey={apikey}', '/{z}/{x}/{y}?apikey=a%26b'],
  ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png'],
])('inserts the key into %s', (tiles, address) => {
  expect(tileAddress({ tiles, tileKey: 'a&b' })).toBe(address);
});

test('names a placeholder without a value', () => {
  expect(() => tileAddress({ tiles: '/{z}/{x}/{y}/{style}.png', tileKey: '' })).toThrow('data-tiles contains {style}');
});
