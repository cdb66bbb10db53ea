import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The pinned package manager, for example `pnpm@10.34.8`. */
const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * Runs a command in the workspace and shows its output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment] added to the current one
 * @returns {boolean} whether it succeeded
 */
export function run(command, parameters, environment = {}) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Like `run`, but exits this process if the command fails.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment]
 */
export function must(command, parameters, environment) {
  if (!run(command, parameters, environment)) process.exit(1);
}

/** npx parameters that run the pinned pnpm, which npx fetches if the machine has none. */
export const pnpm = ['--yes', packageManager];

/** Installs the versions in the lock file. */
export function install() {
  must('npx', [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
}

/**
 * Runs a tool of the workspace.
 * @param {string} tool
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment]
 * @returns {boolean}
 */
export function exec(tool, parameters, environment) {
  return run(path.join(root, 'node_modules/.bin', tool), parameters, environment);
}
