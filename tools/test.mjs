// `npm test`: installs, finds or installs a browser, builds what the journeys need, and runs every test.
// Arguments after `--` go to Vitest: `npm test -- packages/core`.
import { installPackages } from './debian.mjs';
import { exec, install, must, pnpm } from './run.mjs';
import { reporting } from './test-report.mjs';

install();
const { chromiumPath } = await import('./chromium.mjs');

if (chromiumPath() === undefined) installPackages(['chromium']);
// On a Mac, or without root: Playwright's own, in the user's cache.
if (chromiumPath() === undefined) exec('playwright', ['install', 'chromium']);
if (chromiumPath() === undefined) {
  console.error(
    'Found no Chromium, and could not install one. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.',
  );
  process.exit(1);
}

must('node', ['tools/build/build.mjs']);
must('npx', [...pnpm, '--filter', '@shop-elements/example-shop', '--silent', 'build']);
must('npx', [...pnpm, '--silent', 'build:storybook']);
must('node', ['tools/site/build.mjs', '--base', '/docs/']);
const passed = exec('vitest', ['run', ...reporting('tests'), ...process.argv.slice(2)]);
console.log('All of these tests ran in Chromium. For Firefox and WebKit, run: pnpm test:browsers');
process.exit(passed ? 0 : 1);
