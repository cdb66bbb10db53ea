import { spawnSync } from 'node:child_process';
import { exec } from './run.mjs';

/**
 * Builds an app with each toolchain from the packages that `check-packages.mjs` packed.
 * @param {readonly string[]} [parameters] for vitest
 */
export function buildApps(parameters = []) {
  return exec('vitest', ['run', '--config', 'tests/toolchains/vitest.config.ts', ...parameters]);
}

/** Whether npm can install the apps' toolchains; logs why not. */
export function registryAnswers() {
  const { status } = spawnSync('npm', ['ping', '--fetch-retries=1', '--fetch-timeout=10000'], { timeout: 60_000 });
  if (status === 0) return true;
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  console.log(`No app was built: the registry ${registry} does not respond, so npm cannot install the toolchains.`);
  return false;
}
