// Packs every package as it would be published, with its words and its licence, and lets publint and attw look at it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exec, pnpm, root } from './run.mjs';

const target = path.join(root, '.cache/packages');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

let passed = true;
for (const name of readdirSync(path.join(root, 'packages'))) {
  const folder = path.join(root, 'packages', name);
  // An area without elements has nothing to publish yet.
  if (!readdirSync(folder).includes('dist')) continue;
  const packed = spawnSync('npx', [...pnpm, 'pack', '--pack-destination', target, '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { filename } = JSON.parse(packed.stdout);
  const { name: id } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  console.log(`${id}`);
  const files = spawnSync('tar', ['-tzf', filename], { encoding: 'utf8' }).stdout.split('\n');
  for (const file of ['LICENSE', 'README.md']) {
    if (files.includes(`package/${file}`)) continue;
    console.error(`${file} is missing.`);
    passed = false;
  }
  passed = exec('publint', ['run', filename, '--strict']) && passed;
  // Only ESM is published, for bundlers and browsers; CommonJS and Node 10 resolution are not promised.
  passed = exec('attw', [filename, '--profile', 'esm-only', '--quiet', ...entries(id)]) && passed;
}
process.exit(passed ? 0 : 1);

/**
 * The published file for script tags has no types to check.
 * @param {string} id
 */
function entries(id) {
  return id === 'shop-elements' ? ['--entrypoints', '.'] : [];
}
