import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian packages if that needs no password: as root on Debian. Does nothing elsewhere.
 * @param {readonly string[]} packages
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing missing packages: ${packages.join(', ')}`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly);
}
