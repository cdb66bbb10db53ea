import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { base } from './static-files';

const module = path.resolve(import.meta.dirname, '../../../examples/magento2');

/** Whether PHP is installed to print the module's templates. `.ci/run` installs it. */
export const hasPhp = spawnSync('php', ['--version']).status === 0;

/** A name that does harm if it is not escaped. */
export const hostile = '<img src=x onerror="alert(1)"> \'&amp;"';

/** That name as Magento shows it: its entity counts as already escaped. */
export const hostileShown = hostile.replace('&amp;', '&');

interface Printed {
  /** The output of the module's templates, by name. */
  printed: Record<string, string>;
  checkoutConfig: object;
  /** Pages with the module's head tags. */
  pages: Record<string, string>;
  /** Page Builder content, wrapped by the module. */
  content: Record<string, string>;
  /** The gallery of a product page, by what the product and the theme have, and its HTML without the module. */
  galleries: Record<string, string>;
  /** The folders that Magento's bundles leave out. */
  bundleExcludes: string[];
}

/**
 * Everything that the module prints.
 * @param name used for everything that has a name in the shop
 */
export function printAll(locale: string, name: string): Printed {
  const program = path.join(import.meta.dirname, 'php/print.php');
  const { stdout, stderr } = spawnSync('php', [program, module, locale, base, name], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/**
 * The output of the module's templates, by name.
 * @param name used for everything that has a name in the shop
 */
export function print(locale: string, name: string): Record<string, string> {
  return printAll(locale, name).printed;
}
