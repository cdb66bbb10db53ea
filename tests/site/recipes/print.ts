import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Twig from 'twig';
import { expect } from 'vitest';
import { root } from '../../../tools/run.mjs';
import type { Answers } from './shops';

const recipes = path.join(root, 'docs/recipes');

/** Prints a recipe in a shop with these values. */
export function print(recipe: string, answers: Answers): string {
  const file = path.join(recipes, recipe);
  if (file.endsWith('.phtml')) return printPhp(file, answers);
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.twig') ? Twig.twig({ data: text, autoescape: true }).render({ ...answers }) : text;
}

function printPhp(file: string, answers: Answers): string {
  const program = path.join(import.meta.dirname, 'print.php');
  const { stdout, stderr, status } = spawnSync('php', [program, file], {
    encoding: 'utf8',
    input: JSON.stringify(answers),
  });
  expect(`${stderr}${status === 0 ? '' : stdout}`).toBe('');
  return stdout;
}

// The Twig functions of Sylius that the recipes use.
Twig.extendFunction('path', (route, parameters) => `?${new URLSearchParams({ route, ...parameters })}`);
Twig.extendFilter('trans', (text) => String(text));
Twig.extend(({ Markup }) => {
  for (const part of ['form_start', 'form_end', 'form_row', 'form_widget']) {
    Twig.extendFunction(part, (view) => Markup(view[part] ?? ''));
  }
});
