// `pnpm bench`: compares the elements with hand-written ones and with other libraries, as ratios within one run.
//   pnpm bench                  every scenario, 15 rounds
//   pnpm bench 30               30 rounds
//   pnpm bench weee 30          one scenario, 30 rounds
//   pnpm bench --growth         from 10 to 10,000 elements, messages, slides, filters and pages
//   pnpm bench --pages          whole pages over slow 4G, HTTP/2 and Brotli
//   pnpm bench --now            does not wait until the machine is idle
//   pnpm bench --write          everything, and writes docs/performance.md
//   pnpm bench weee --write     one scenario, and replaces its section there
//   pnpm bench --pages --write  whole pages, and replaces their section there
import { chromium } from 'playwright';
import { chromiumPath } from '../../tools/chromium.mjs';
import { must } from '../../tools/run.mjs';
import { contenderScripts } from './contenders/index.mjs';
import { measureGrowth } from './growth.mjs';
import { measurePages } from './pages.mjs';
import { printGrowth, printPages, printRow } from './print.mjs';
import { measure } from './race.mjs';
import { writeReport } from './write.mjs';

const names = [
  'script-start',
  'weee',
  'rating-stars',
  'card-form',
  'layered-nav',
  'messages',
  'page-builder',
  'slider',
  'masonry',
];

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const only = words.find((word) => names.includes(word));
const rounds = words.find((word) => Number(word) > 0) ?? '15';
const isWritten = flags.delete('--write');

must('node', ['tools/build/build.mjs']);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const scripts = await contenderScripts();

/** @type {import('./race.mjs').Result[]} */
const results = [];
const patience = flags.delete('--now') ? 0 : 60_000;
const isWhole = isWritten && only === undefined && flags.size === 0;
if (flags.size === 0) {
  for (const name of names.filter((each) => only === undefined || each === only)) {
    const { default: found } = await import(`./scenarios/${name}.mjs`);
    for (const scenario of [found].flat()) {
      const result = await measure(browser, scenario, scripts, { rounds: Number(rounds), patience });
      printRow(result);
      results.push(result);
    }
  }
}
const growth = isWhole || flags.has('--growth') ? await measureGrowth(browser, scripts, patience) : [];
printGrowth(growth);
const pages = isWhole || flags.has('--pages') ? await measurePages(browser, { rounds: Number(rounds), patience }) : [];
printPages(pages);
await browser.close();
if (isWritten) await writeReport({ results, growth, pages });
process.exit(results.every(({ isKept }) => isKept) ? 0 : 1);
