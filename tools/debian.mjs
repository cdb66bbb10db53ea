import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian's packages where that is possible without asking anybody: as root on Debian. Elsewhere it does nothing.
 * @param {readonly string[]} packages
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing what is missing here: ${packages.join(', ')}`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly);
}
