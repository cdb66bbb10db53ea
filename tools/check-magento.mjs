// Checks the syntax of the Magento module's PHP and XML files with PHP.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { canCheckMagento } from './php.mjs';
import { root } from './run.mjs';

if (!canCheckMagento()) process.exit(1);

const module = path.join(root, 'examples/magento2');

/** @param {RegExp} ending */
const files = (ending) =>
  readdirSync(module, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

/**
 * @param {readonly string[]} parameters
 * @returns {boolean} whether PHP reported no problems
 */
function php(parameters) {
  const { status, stdout, stderr } = spawnSync('php', parameters, { cwd: module, encoding: 'utf8' });
  const output = `${stdout}${stderr}`.trim();
  if (status !== 0 && output !== '') console.error(output);
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

// Debian's php-cli alone can't read XML. A browser test always checks the XML.
const readsXml = php(['-r', "exit(extension_loaded('dom') ? 0 : 1);"]);
const wellFormed = 'exit((new DOMDocument())->load($argv[1]) ? 0 : 1);';
const isXml = !readsXml || check('well-formed XML', files(/\.xml$/), (file) => php(['-r', wellFormed, '--', file]));
if (!readsXml) console.log('This PHP has no DOM extension, so the XML was not checked. Install php-xml to check it.');

process.exit(isPhp && isXml ? 0 : 1);
