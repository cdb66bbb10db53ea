import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { base } from './static-files';

const module = path.resolve(import.meta.dirname, '../../../examples/magento2');

/** Whether what the module's templates print can be had. `.ci/run` sees to it. */
export const hasPhp = spawnSync('php', ['--version']).status === 0;

/** A name that does harm where it is not escaped. */
export const hostile = '<img src=x onerror="alert(1)"> \'&amp;"';

/** How Magento shows that name: an entity in it counts as escaped already. */
export const hostileShown = hostile.replace('&amp;', '&');

interface Printed {
  /** What each of the module's templates prints, by its name. */
  printed: Record<string, string>;
  checkoutConfig: object;
  /** Whole pages after the module has added what their elements load. */
  pages: Record<string, string>;
  /** Content after the module has wrapped what Page Builder made. */
  content: Record<string, string>;
}

/**
 * Everything that the module prints.
 * @param name of whatever has a name in the shop
 */
export function printAll(locale: string, name: string): Printed {
  const program = path.join(import.meta.dirname, 'php/print.php');
  const { stdout, stderr } = spawnSync('php', [program, module, locale, base, name], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/**
 * What each of the module's templates prints, by its name.
 * @param name of whatever has a name in the shop
 */
export function print(locale: string, name: string): Record<string, string> {
  return printAll(locale, name).printed;
}
