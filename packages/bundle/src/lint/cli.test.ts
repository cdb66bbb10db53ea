import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test.each(['', '/cart.html'])(
  'reads what is in a folder whose name looks like a pattern: theme (old) [2]%s',
  async (file) => {
    await mkdir(path.join(folder, 'theme (old) [2]'));
    await write('theme (old) [2]/cart.html', '<shop-nothing></shop-nothing>');
    expect(await run('lint', `${folder}/theme (old) [2]${file}`)).toEqual([
      1,
      expect.stringContaining('1 problem in 1 template.'),
    ]);
  },
);

test('refuses a path that matches nothing, even if another one matches', async () => {
  await write('cart.html', '<p></p>');
  const misspelled = `${folder}/basket.html`;
  expect(await run('lint', `${folder}/*.html`, misspelled)).toEqual([2, `No templates match ${misspelled}.`]);
});

test('reads each template once, and leaves out what an exclamation mark excludes', async () => {
  for (const file of ['cart.html', 'old.html']) await write(file, '<shop-nothing></shop-nothing>');
  expect(await run('lint', folder, `${folder}/cart.html`, `!${folder}/old.html`)).toEqual([
    1,
    expect.stringContaining('1 problem in 1 template.'),
  ]);
});

test('prints its version', async () => {
  expect(await run('--version')).toEqual([0, VERSION]);
});
