import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { base } from './static-files';

const module = path.resolve(import.meta.dirname, '../../../examples/magento2');

/** Whether what the module's templates print can be had. `.ci/run` sees to it. */
export const hasPhp = spawnSync('php', ['--version']).status === 0;

/** A name that does harm where it is not escaped. */
export const hostile = '<img src=x onerror="alert(1)"> \'&amp;"';

/**
 * What each of the module's templates prints, by its name.
 * @param name of whatever has a name in the shop
 */
export function print(locale: string, name: string): Record<string, string> {
  const program = path.join(import.meta.dirname, 'php/print.php');
  const { stdout, stderr } = spawnSync('php', [program, module, locale, base, name], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { printed, checkoutConfig } = JSON.parse(stdout);
  expect(checkoutConfig).toEqual({ shopElements: { payment: true } });
  return printed;
}
