// `pnpm run docs`: writes the documentation generated from the elements. With --check, only reports whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { firstSentence } from './element-page.mjs';
import { areas, areaTitles, manifest } from './manifest.mjs';

/** What the tables' types mean, where the word alone doesn't say it. */
const LEGEND =
  'Types: `url` is http, https or relative, `own-url` is a URL of this shop, and `picture-url` can also be `data:image/…`. ' +
  '`list`, `map` and `object (JSON)` are JSON.';

const elements = await manifest();
const files = {
  'README.md': read('README.md').replace(/(<!-- elements -->\n)[\s\S]*?(<!-- \/elements -->)/, `$1${overview()}$2`),
  'docs/elements.md': reference(),
};

const stale = Object.entries(files).filter(([file, text]) => read(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is out of date. Run: pnpm run docs`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
console.log(stale.length === 0 ? 'Nothing to write.' : `Wrote ${stale.map(([file]) => file).join(', ')}.`);

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

function overview() {
  const rows = elements.map(
    ({ tag, summary }) => `| [\`<${tag}>\`](docs/elements.md#${tag}) | ${firstSentence(summary)} |`,
  );
  return `\n| Element | What it does |\n| --- | --- |\n${rows.join('\n')}\n\n`;
}

function reference() {
  const parts = areas.flatMap((area) => {
    const own = elements.filter((element) => element.area === area);
    return own.length === 0 ? [] : [`## ${areaTitles[area]}`, ...own.map(section)];
  });
  return `# Elements\n\nGenerated from the elements' schemas and doc comments by \`pnpm run docs\`. Settings can also be given as JSON, under their camelCase names: see [Configuration](../README.md#configuration).\n\n${LEGEND}\n\n${parts.join('\n\n')}\n`;
}

/** @param {import('./manifest.mjs').ElementDoc} element */
function section({ tag, mode, summary, example, settings, events, methods }) {
  const parts = [`### ${tag}`, `${summary} (*${mode}*)`];
  if (example !== '') parts.push(`\`\`\`html\n${example.trim()}\n\`\`\``);
  if (settings.length > 0) {
    const rows = settings.map(
      ({ attribute, type, required, default: value, description }) =>
        `| \`${attribute}\` | ${cell(type)} | ${required ? 'required' : value === '' ? '' : `\`${cell(value)}\``} | ${cell(description)} |`,
    );
    parts.push(`| Attribute | Type | Default | |\n| --- | --- | --- | --- |\n${rows.join('\n')}`);
  }
  if (events.length > 0) parts.push(`Events:\n\n${events.map(eventLine).join('\n')}`);
  if (methods.length > 0) parts.push(`Methods:\n\n${list(methods)}`);
  return parts.join('\n\n');
}

/** @param {import('./manifest.mjs').EventDoc} event */
function eventLine({ name, description, detail, detailType }) {
  return `- \`${name}\` ${description}${detailType === '' ? '' : `. Detail: \`${detailType}\`, \`${detail}\``}`;
}

/** @param {readonly { name: string, description: string }[]} entries */
function list(entries) {
  return entries.map(({ name, description }) => `- \`${name}\` ${description}`).join('\n');
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|');
}
