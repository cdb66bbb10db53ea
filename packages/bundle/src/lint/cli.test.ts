import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERSION } from '@shop-elements/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { main } from './cli';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The exit status and the output of the command. */
async function run(...args: string[]): Promise<[number, string]> {
  const output: string[] = [];
  const status = await main(args, (text) => void output.push(text));
  return [status, output.join('\n')];
}

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

test('reads the Blade templates in a folder, but not its PHP classes', async () => {
  await write('cart.blade.php', '<shop-nothing></shop-nothing>');
  await write('Cart.php', '<shop-nothing></shop-nothing>');
  expect(await run('lint', folder)).toEqual([1, expect.stringContaining('1 problem in 1 template.')]);
});

test.each(['Stars.jsx', 'Stars.tsx', 'Stars.vue'])('refuses %s, which is not HTML', async (file) => {
  await write(file, '<shop-nothing data-score={score} />');
  expect(await run('lint', `${folder}/*`)).toEqual([
    2,
    expect.stringMatching(`^Cannot read .*${file}: .*not JSX or Vue`),
  ]);
});

test('prints its version', async () => {
  expect(await run('--version')).toEqual([0, VERSION]);
});
