// `pnpm test:browsers [file]`: runs the elements' tests and the journeys of `tests/browsers` in Firefox and WebKit, if this
// machine has them.
import { findBrowsers } from './browsers.mjs';
import { exec, must, pnpm } from './run.mjs';
import { reporting } from './test-report.mjs';

const found = findBrowsers();
if (found.length === 0) process.exit(1);
must('node', ['tools/build/build.mjs']);
must('npx', [...pnpm, '--filter', '@shop-elements/example-shop', '--silent', 'build']);
const projects = found.flatMap((name) => ['--project', name, '--project', `elements in ${name}`]);
const parameters = ['run', ...reporting('tests in browsers'), ...projects, ...process.argv.slice(2)];
const passed = exec('vitest', parameters, { BROWSERS: found.join() });
process.exit(passed ? 0 : 1);
