// Writes the measured results to docs/performance.md, so that nobody edits figures by hand.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

const page = path.join(root, 'docs/performance.md');
const [begin, end] = ['<!-- measured -->', '<!-- /measured -->'];

/**
 * @param {{ results: import('./race.mjs').Result[], growth: import('./growth.mjs').Curve[], pages: import('./pages.mjs').PageResult[] }} measured
 */
export async function writeReport({ results, growth, pages }) {
  const text = await readFile(page, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  const parts = [
    machine(),
    ...results.map(race),
    '## Growth\n\nMilliseconds until the last one is laid out. An exponent of 1 means linear growth.\n',
    ...growth.map(curve),
    '## Whole pages\n\nTime until the shopper can use the element. Slow 4G, HTTP/2, Brotli, CPU slowed down four times.\n',
    table(
      ['Page', 'Ready', 'Ratio', 'Bytes', 'Scripts and styles', 'Layout shift'],
      pages.map(({ name, ready, ratio, bytes, requests, shift }) => [
        name,
        `${ready.toFixed(0)} ms`,
        ratio.toFixed(2),
        `${(bytes / 1024).toFixed(1)} KB`,
        String(requests),
        shift.toFixed(4),
      ]),
    ),
  ];
  await writeFile(page, `${before}\n\n${parts.join('\n\n')}\n\n${after}`);
}

function machine() {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cpus().length} processors (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Chromium.`;
}

/** @param {import('./race.mjs').Result} result */
function race({ name, rounds, busy, isQuiet, rows }) {
  const note = isQuiet
    ? `${rounds} rounds.`
    : `${rounds} rounds, on a machine that was ${(busy * 100).toFixed(0)} % busy with other processes.`;
  const lines = rows.map((row) => [
    row.name,
    `${row.wall.toFixed(1)} ms`,
    row.quartiles.map((value) => value.toFixed(0)).join(' to '),
    row.wallRatio.toFixed(2),
    row.cpuRatio.toFixed(2),
    row.goal?.toString() ?? '',
    // A negative figure means that the swap left less on the page than before, so it says nothing about the element.
    row.heap < 0 ? '–' : `${(row.heap / 1024).toFixed(1)} KB`,
  ]);
  const head = ['Contender', 'Time', 'Quartiles', 'Ratio', 'CPU ratio', 'Goal', 'Heap each'];
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${note}\n\n${table(head, lines)}`;
}

/** @param {import('./growth.mjs').Curve} curve */
function curve({ name, points, exponent }) {
  const head = [name, ...points.map(({ size }) => size.toLocaleString('en')), 'Exponent'];
  return table(head, [['ms', ...points.map(({ wall }) => wall.toFixed(1)), exponent.toFixed(2)]]);
}

/**
 * @param {string[]} head
 * @param {string[][]} lines
 */
function table(head, lines) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...lines.map(row)].join('\n');
}
