import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

interface Manifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
  publishConfig: object;
}

/**
 * Installs packages into a project like npm installs published ones: the built files, with the exports of `publishConfig`. Leaves
 * types out.
 */
export function installPacked(project: string, packages: readonly string[]): void {
  for (const folder of packages) {
    const source = path.join(root, 'packages', folder);
    const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
    const { name, dependencies, peerDependencies, publishConfig } = manifest;
    const target = path.join(project, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }));
    build(source, path.join(target, 'dist'));
    for (const library of Object.keys({ ...dependencies, ...peerDependencies })) link(source, project, library);
  }
}

function build(source: string, dist: string): void {
  const options = ['--config', path.join(root, 'tsup.config.ts'), '--no-dts', '--silent', '--out-dir', dist];
  const { status, stderr } = spawnSync(path.join(root, 'node_modules/.bin/tsup'), options, {
    cwd: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Installs each shared library once: all packages use the same version. */
function link(source: string, project: string, library: string): void {
  const target = path.join(project, 'node_modules', library);
  if (library.startsWith('@shop-elements/') || existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(source, 'node_modules', library)), target, 'dir');
}
