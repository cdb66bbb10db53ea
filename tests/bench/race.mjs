import { isQuiet, quietMachine } from './quiet.mjs';
import { sample } from './sample.mjs';
import { median, quantile, shuffled } from './statistics.mjs';

/**
 * One contender's results: medians, quartiles, and ratios to the hand-written element of the same run.
 * @typedef {{ name: string, wall: number, quartiles: [number, number], cpu: number, wallRatio: number, cpuRatio: number,
 *   longTasks: number, heap: number, nodes: number, listeners: number, limit?: number, goal?: number }} Row
 */

/**
 * @typedef {{ name: string, rounds: number, busy: number, isQuiet: boolean, isKept: boolean, count: number, rows: Row[] }} Result
 */

/**
 * Measures all contenders, in a different order every round.
 * @param {import('playwright').Browser} browser
 * @param {import('./sample.mjs').Scenario} scenario
 * @param {ReadonlyMap<string, string>} scripts
 * @param {{ rounds: number, patience: number }} effort
 * @returns {Promise<Result>}
 */
export async function measure(browser, scenario, scripts, { rounds, patience }) {
  const busy = await quietMachine(patience);
  /** @type {Map<string, import('./sample.mjs').Sample[]>} */
  const samples = new Map(Object.keys(scenario.contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of shuffled([...samples.keys()])) {
      samples.get(name)?.push(await sample(browser, scenario, name, scripts));
    }
  }

  const base = samples.get('vanilla') ?? [];
  const rows = [...samples].map(([name, own]) => {
    const { limit, goal } = scenario.contenders[name] ?? {};
    const middle = (/** @type {keyof import('./sample.mjs').Sample} */ key) => median(own.map((each) => each[key]));
    const ratio = (/** @type {'wall' | 'cpu'} */ key) => middle(key) / median(base.map((each) => each[key]));
    const walls = own.map(({ wall }) => wall);
    return {
      name,
      wall: middle('wall'),
      quartiles: /** @type {[number, number]} */ ([quantile(walls, 0.25), quantile(walls, 0.75)]),
      cpu: middle('cpu'),
      wallRatio: ratio('wall'),
      cpuRatio: ratio('cpu'),
      longTasks: middle('longTasks'),
      heap: middle('heap') / scenario.count,
      nodes: middle('nodes') / scenario.count,
      listeners: middle('listeners') / scenario.count,
      ...(limit !== undefined && { limit }),
      ...(goal !== undefined && { goal }),
    };
  });
  const isKept = rows.every(({ limit, cpuRatio }) => limit === undefined || cpuRatio <= limit);
  return { name: scenario.name, rounds, busy, isQuiet: isQuiet(busy), isKept, count: scenario.count, rows };
}
