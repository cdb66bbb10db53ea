// `pnpm test:browsers [file]`: one file of journeys in Firefox, on what `npm test` has built. On Debian the browser is installed when it is missing.
import { existsSync } from 'node:fs';
import { firefoxPath } from './firefox.mjs';
import { exec, run } from './run.mjs';

if (firefoxPath() === undefined && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'firefox-esr'], { DEBIAN_FRONTEND: 'noninteractive' });
}
if (firefoxPath() === undefined) {
  console.log('No Firefox here: install one, or set FIREFOX_PATH to it. Nothing was tested.');
  process.exit(0);
}
const file = process.argv[2] ?? 'tests/journeys/help.test.ts';
const parameters = ['run', '--project', 'journeys', '--reporter=default', file];
process.exit(exec('vitest', parameters, { TEST_BROWSER: 'firefox' }) ? 0 : 1);
