// PHP, for the Magento module.
import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.mjs';

export const hasPhp = () => spawnSync('php', ['--version']).status === 0;

export function installPhp() {
  if (!hasPhp()) installPackages(['php-cli', 'php-xml']);
}
