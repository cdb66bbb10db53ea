// `pnpm version-packages`: takes the changesets into the change logs and the version line, of which one is in the source.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exec, root } from './run.mjs';

if (!exec('changeset', ['version'])) process.exit(1);
const core = path.join(root, 'packages/core');
const { version } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
const file = path.join(core, 'src/version.ts');
writeFileSync(file, readFileSync(file, 'utf8').replace(/'[\d.]+'/, `'${version}'`));
