// Implements `.ci/run`: the README's test command, then all other checks. The last line shows the totals.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowsers } from './browsers.mjs';
import { installHeadlessChromium } from './headless-chromium.mjs';
import { canCheckMagento, installPhp } from './php.mjs';
import { exec, pnpm, root, run } from './run.mjs';
import { readReport } from './test-report.mjs';
import { buildApps, registryAnswers } from './toolchains.mjs';

/** @type {[name: string, result: Result][]} */
const checks = [];

/** @typedef {'passed' | 'FAILED' | 'NOT RUN'} Result */

/**
 * @param {string} name
 * @param {() => boolean} check
 * @param {() => boolean} [canRun] logs why not
 */
function step(name, check, canRun = () => true) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const result = resultOf(check, canRun);
  checks.push([name, result]);
  console.log(`== ${name}: ${result} in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * @param {() => boolean} check
 * @param {() => boolean} canRun
 * @returns {Result}
 */
function resultOf(check, canRun) {
  if (!canRun()) return 'NOT RUN';
  return check() ? 'passed' : 'FAILED';
}

installPhp();
installHeadlessChromium();
const testsPassed = run('npm', ['test', '--silent']);
const tests = readReport('tests');

step(
  'elements and journeys in Firefox and WebKit',
  () => run('node', ['tools/test-browsers.mjs']),
  () => findBrowsers().length > 0,
);
step('format and lint', () => exec('biome', ['ci', '--reporter=summary', '.']));
step('rules of React', () => exec('eslint', ['packages']));
step('types', () =>
  ['.', 'tsconfig.node.json', 'examples/shop'].every((project) => exec('tsc', ['--noEmit', '-p', project])),
);
step('generated documentation is up to date', () => run('node', ['tools/docs/generate.mjs', '--check']));
const firstBuild = hashes();
step('build of the packages', () =>
  run('npx', [...pnpm, '--recursive', '--filter', './packages/*', '--silent', 'build']),
);
step('two builds give the same files', () => firstBuild !== '' && firstBuild === hashes());
step('packages are ready to publish', () => run('node', ['tools/check-packages.mjs']));
step('PHP and XML of the Magento module', () => run('node', ['tools/check-magento.mjs']), canCheckMagento);
step('sizes', () => run('node', ['tools/size/size.mjs', '--check']));
step('apps of every toolchain', buildApps, registryAnswers);

const inBrowsers = findBrowsers().length > 0 ? readReport('tests in browsers').failures : [];

const passed = tests.passed + checks.filter(([, result]) => result === 'passed').length;
const failed =
  tests.failed + checks.filter(([, result]) => result === 'FAILED').length + (testsPassed || tests.failed > 0 ? 0 : 1);
// Repeated at the end, thousands of lines later.
for (const failure of [...tests.failures, ...inBrowsers]) console.log(`\nFAILED: ${failure}`);
for (const [name, result] of checks) if (result !== 'passed') console.log(`${result}: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Hashes of the built files, from the tests' build or from the packages' own. */
function hashes() {
  const file = path.join(root, 'packages/bundle/dist/sri.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
