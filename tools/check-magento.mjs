// Lets PHP read every file of the Magento module, and takes nothing else from it.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hasPhp, installPhp } from './php.mjs';
import { root } from './run.mjs';

installPhp();
if (!hasPhp()) {
  console.log('No PHP here: examples/magento2 was not checked. Install php-cli and php-xml to check it.');
  process.exit(0);
}

const module = path.join(root, 'examples/magento2');

/** @param {RegExp} ending */
const files = (ending) =>
  readdirSync(module, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

/**
 * @param {readonly string[]} parameters
 * @returns {boolean} whether PHP had nothing to say against them
 */
function php(parameters) {
  const { status, stdout, stderr } = spawnSync('php', parameters, { cwd: module, encoding: 'utf8' });
  const said = `${stdout}${stderr}`.trim();
  if (status !== 0 && said !== '') console.error(said);
  return status === 0;
}

/**
 * @param {string} kind
 * @param {readonly string[]} checked
 * @param {(file: string) => boolean} isRight
 */
function check(kind, checked, isRight) {
  const right = checked.filter(isRight);
  console.log(`${right.length} of ${checked.length} files are ${kind}`);
  return right.length === checked.length;
}

const isPhp = check('PHP', files(/\.(php|phtml)$/), (file) => php(['-l', file]));

// Debian's php-cli alone cannot read XML; a test in the browser does so in any case.
const readsXml = php(['-r', "exit(extension_loaded('dom') ? 0 : 1);"]);
const wellFormed = 'exit((new DOMDocument())->load($argv[1]) ? 0 : 1);';
const isXml = !readsXml || check('well-formed XML', files(/\.xml$/), (file) => php(['-r', wellFormed, '--', file]));
if (!readsXml) console.log('This PHP has no DOM: the XML was not checked here. Install php-xml to check it.');

process.exit(isPhp && isXml ? 0 : 1);
