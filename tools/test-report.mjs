// What a test run leaves for `.ci/run`: how many tests passed, and which failed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ name: string, message: string, assertionResults: TestReport[] }} FileReport */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestReport */

/**
 * Vitest's parameters to write a report besides its usual output.
 * @param {string} name of the report
 */
export function reporting(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`];
}

/**
 * Reads the report of a run; a run without one has failed.
 * @param {string} name
 */
export function readReport(name) {
  try {
    const report = JSON.parse(readFileSync(path.join(root, fileOf(name)), 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOf(report) };
  } catch {
    return { passed: 0, failed: 1, failures: [`the ${name}, which left no report`] };
  }
}

/** @param {string} name */
function fileOf(name) {
  return `.cache/${name.replaceAll(' ', '-')}.json`;
}

/** @param {{ testResults: FileReport[] }} report */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${path.relative(root, name)}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [path.relative(root, name), fullName, ...failureMessages.map(opening)].join('\n'),
      ),
  ]);
}

/** @param {string} message ends with the test runner's stack; in Firefox and WebKit, it is only the stack */
function opening(message) {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'));
  return lines.slice(0, 12).join('\n');
}
