// `pnpm version-packages`: moves the changesets into the changelogs, and updates the version, including the one in the source.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exec, root } from './run.mjs';

if (!exec('changeset', ['version'])) process.exit(1);
const core = path.join(root, 'packages/core');
const { version } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
const file = path.join(core, 'src/version.ts');
writeFileSync(file, readFileSync(file, 'utf8').replace(/'[\d.]+'/, `'${version}'`));
