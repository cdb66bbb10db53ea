// Lets PHP read every file of the Magento module, and takes nothing else from it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const hasPhp = () => spawnSync('php', ['--version']).status === 0;

if (!hasPhp() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  run('apt-get', ['install', '-y', '-qq', 'php-cli'], { DEBIAN_FRONTEND: 'noninteractive' });
}
if (!hasPhp()) {
  console.log('No PHP here: the PHP of examples/magento2 was not checked. Install php-cli to check it.');
  process.exit(0);
}

const module = path.join(root, 'examples/magento2');
const files = readdirSync(module, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(php|phtml)$/.test(file));
const broken = files.filter((file) => {
  const { status, stdout } = spawnSync('php', ['-l', path.join(module, file)], { encoding: 'utf8' });
  if (status !== 0) console.error(stdout.trim());
  return status !== 0;
});
console.log(`${files.length - broken.length} of ${files.length} files are PHP`);
process.exit(broken.length === 0 ? 0 : 1);
