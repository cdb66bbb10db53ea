import { beforeAll, describe, expect, test } from 'vitest';
import type { LintedElements } from '../../../packages/bundle/src/lint/elements';
import { lint } from '../../../packages/bundle/src/lint/lint';
import { lintedElements } from '../../../tools/build/command-line.mjs';
import { manifest } from '../../../tools/docs/manifest.mjs';
import { rightTemplate } from './generate';
import { Random } from './random';
import { styles } from './styles';

let elements: LintedElements;

beforeAll(async () => {
  elements = lintedElements(await manifest());
}, 120_000);

const seeds = [...Array(700).keys()];

describe.each(Object.keys(styles))('in %s templates', (name) => {
  const style = () => styles[name] ?? expect.fail(name);

  test('accepts correct code', () => {
    const alarms = seeds.flatMap((seed) => {
      const template = rightTemplate(new Random(seed), style(), elements);
      return lint(template, elements).map(({ message }) => ({ seed, message, template }));
    });
    expect(alarms.slice(0, 3)).toEqual([]);
  });

  test('finds mistakes', () => {
    const mistakes = [
      '<shop-mesages></shop-mesages>',
      '<shop-messages data-timout="1"></shop-messages>',
      '<shop-messages/>',
    ];
    const missed = seeds.slice(0, 100).flatMap((seed) => {
      const random = new Random(seed);
      const template = `${rightTemplate(random, style(), elements)}\n${random.pick(mistakes)}`;
      return lint(template, elements).length === 1 ? [] : [{ seed, template }];
    });
    expect(missed.slice(0, 3)).toEqual([]);
  });
});
