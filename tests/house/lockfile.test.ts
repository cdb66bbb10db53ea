import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const packages = new Set(Array.from(lockfile.matchAll(/^ {2}'?([^'\s]+?)'?:$/gm), ([, name = '']) => name));
const binary = /^(?<tool>.+)linux-x64(?<libc>-gnu)?(?<version>@.+)$/;
const binaries = Array.from(packages, (name) => binary.exec(name)?.groups).filter((parts) => parts !== undefined);

// pnpm leaves out binaries that it could not download when it wrote the file. A frozen install then lacks them, too.
test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64'])(
  'the lockfile has the binaries of every tool for %s',
  (platform) => {
    expect(binaries.length).toBeGreaterThan(5);
    const needed = binaries.map(
      ({ tool, libc = '', version }) => `${tool}${platform}${platform.startsWith('linux') ? libc : ''}${version}`,
    );
    expect(needed.filter((name) => !packages.has(name))).toEqual([]);
  },
);
