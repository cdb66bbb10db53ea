// PHP, for the Magento module.
import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.mjs';

export const hasPhp = () => spawnSync('php', ['--version']).status === 0;

export function installPhp() {
  if (!hasPhp()) installPackages(['php-cli', 'php-xml']);
}

/** Whether the module can be checked; logs why not. */
export function canCheckMagento() {
  installPhp();
  if (hasPhp()) return true;
  console.log('PHP is not installed, so examples/magento2 was not checked. Install php-cli and php-xml to check it.');
  return false;
}
