// Packs every built package as for publishing and checks it: README and license are included, and publint and attw ("are the
// types wrong?") report no problems for any entry, with any resolution mode.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entriesOf } from './build/entries.mjs';
import { exec, pnpm, root } from './run.mjs';

const target = path.join(root, '.cache/packages');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

let passed = true;
for (const name of readdirSync(path.join(root, 'packages'))) {
  const folder = path.join(root, 'packages', name);
  // Not a package: macOS adds files such as .DS_Store.
  if (!existsSync(path.join(folder, 'package.json'))) continue;
  if (!existsSync(path.join(folder, 'dist'))) {
    console.error(`packages/${name} has no dist: run "pnpm build".`);
    passed = false;
    continue;
  }
  const packed = spawnSync(
    'npx',
    [...pnpm, 'pack', '--config.ignore-scripts=true', '--pack-destination', target, '--json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (packed.status !== 0) {
    console.error(`packages/${name} cannot be packed:\n${packed.stdout}${packed.stderr}`);
    passed = false;
    continue;
  }
  const { filename } = JSON.parse(packed.stdout);
  const { name: id } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  console.log(id);
  const files = spawnSync('tar', ['-tzf', filename], { encoding: 'utf8' }).stdout.split('\n');
  for (const file of ['LICENSE', 'README.md']) {
    if (files.includes(`package/${file}`)) continue;
    console.error(`${file} is missing.`);
    passed = false;
  }
  passed = (await isPublishable(filename)) && passed;
  passed = exec('attw', [filename, '--quiet', '--entrypoints', ...entries(folder, id)]) && passed;
}
process.exit(passed ? 0 : 1);

/**
 * The importable entries, as written after the package's name. The files for script tags are not modules.
 * @param {string} folder
 * @param {string} id
 */
function entries(folder, id) {
  if (id === 'shop-elements') return ['.', 'react', 'preact'];
  return entriesOf(folder).map(({ name }) => name);
}

/**
 * Whether publint accepts a package; logs its objections. Ignores one: publint takes our files for script tags to be Node modules.
 * @param {string} filename
 */
async function isPublishable(filename) {
  const tarball = new Uint8Array(readFileSync(filename)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  const problems = messages.filter(
    ({ code, path: at, type }) => type !== 'suggestion' && !(code === 'FILE_INVALID_FORMAT' && isForScriptTag(at)),
  );
  for (const problem of problems) console.error(formatMessage(problem, pkg, { color: false }));
  return problems.length === 0;
}

/** @param {string[]} at where in package.json: `exports`, then the entry's name */
function isForScriptTag([, entry = '']) {
  return /^\.\/(shop-elements\.(umd|all\.umd|map)\.js|parts\/\*)$/.test(entry);
}
