// PHP, for the Magento module.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const hasPhp = () => spawnSync('php', ['--version']).status === 0;

/** Installs it where that is ours to do. */
export function installPhp() {
  if (hasPhp() || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('No PHP here: installing the Debian packages.');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'php-cli', 'php-xml'], { DEBIAN_FRONTEND: 'noninteractive' });
}
