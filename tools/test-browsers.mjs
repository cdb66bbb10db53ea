// `pnpm test:browsers [file]`: runs the elements' tests and the journeys of `tests/browsers` in Firefox and WebKit, if this
// machine has them.
import { browserPackages, firefoxPath, hasWebKit, installBrowsers } from './browsers.mjs';
import { exec, must, pnpm } from './run.mjs';

installBrowsers();
const found = [...(firefoxPath() === undefined ? [] : ['firefox']), ...(hasWebKit() ? ['webkit'] : [])];
for (const name of ['firefox', 'webkit'].filter((browser) => !found.includes(browser))) {
  console.log(`NOT TESTED in ${name}: it is not installed.`);
}
if (found.length < 2) {
  console.log(`On Debian: apt-get install ${browserPackages.join(' ')}`);
  console.log('Elsewhere, set FIREFOX_PATH to a Firefox. The WebKit tests need WebKitGTK, on Linux.');
}
if (found.length === 0) process.exit(0);
must('node', ['tools/build/build.mjs']);
must('npx', [...pnpm, '--filter', '@shop-elements/example-shop', '--silent', 'build']);
const projects = found.flatMap((name) => ['--project', name, '--project', `elements in ${name}`]);
const passed = exec('vitest', ['run', ...projects, ...process.argv.slice(2)], { BROWSERS: found.join() });
process.exit(passed ? 0 : 1);
