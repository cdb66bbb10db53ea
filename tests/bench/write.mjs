// Writes the measured results to docs/performance.md, so that nobody edits figures by hand.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

const page = path.join(root, 'docs/performance.md');
const [begin, end] = ['<!-- measured -->', '<!-- /measured -->'];

/**
 * Replaces the sections that were measured, and keeps the others with their own dates.
 * @param {{ results: import('./race.mjs').Result[], growth: import('./growth.mjs').Curve[], pages: import('./pages.mjs').PageResult[] }} measured
 */
export async function writeReport({ results, growth, pages }) {
  const text = await readFile(page, 'utf8');
  const [start, stop] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  const sections = new Map(sectionsIn(text.slice(start, stop)));
  for (const result of results) sections.set(...raceSection(result));
  if (growth.length > 0) sections.set(...growthSection(growth));
  if (pages.length > 0) sections.set(...pagesSection(pages));
  const body = Array.from(sections, ([title, content]) => `## ${title}\n\n${content}`).join('\n\n');
  await writeFile(page, `${text.slice(0, start)}\n\n${body}\n\n${text.slice(stop)}`);
}

/** @typedef {[title: string, content: string]} Section */

/**
 * @param {string} text
 * @returns {Section[]}
 */
function sectionsIn(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    });
}

function machine() {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cpus().length} processors (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Chromium`;
}

/**
 * @param {import('./race.mjs').Result} result
 * @returns {Section}
 */
function raceSection({ name, rounds, busy, isQuiet, rows }) {
  const others = isQuiet ? '' : `, ${(busy * 100).toFixed(0)} % busy with other processes`;
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
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return [title, `${machine()}${others}, ${rounds} rounds.\n\n${table(head, lines)}`];
}

/**
 * @param {import('./growth.mjs').Curve[]} curves
 * @returns {Section}
 */
function growthSection(curves) {
  const meaning = 'Milliseconds until the last one is laid out. An exponent of 1 means linear growth.';
  return ['Growth', [`${meaning} ${machine()}.`, ...curves.map(curve)].join('\n\n')];
}

/**
 * @param {import('./pages.mjs').PageResult[]} pages
 * @returns {Section}
 */
function pagesSection(pages) {
  const meaning = 'Time until the shopper can use the element. Slow 4G, HTTP/2, Brotli, CPU slowed down four times.';
  const head = ['Page', 'Ready', 'Ratio', 'Bytes', 'Scripts and styles', 'Layout shift'];
  const lines = pages.map(({ name, ready, ratio, bytes, requests, shift }) => [
    name,
    `${ready.toFixed(0)} ms`,
    ratio.toFixed(2),
    `${(bytes / 1024).toFixed(1)} KB`,
    String(requests),
    shift.toFixed(4),
  ]);
  return ['Whole pages', `${meaning} ${machine()}.\n\n${table(head, lines)}`];
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
