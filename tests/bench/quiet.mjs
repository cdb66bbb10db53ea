// On a busy machine, a benchmark measures the other processes.
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of the processors that other processes may use. */
const QUIET = 0.15;

/**
 * Waits until the machine is idle.
 * @param {number} patience milliseconds after which it measures anyway
 * @returns {Promise<number>} how busy it is, from 0 to 1
 */
export async function quietMachine(patience) {
  const end = Date.now() + patience;
  let busy = await busyPart();
  while (busy > QUIET && Date.now() < end) busy = await busyPart();
  return busy;
}

/** @param {number} busy from 0 to 1 */
export function isQuiet(busy) {
  return busy <= QUIET;
}

async function busyPart() {
  const before = times();
  await wait(1000);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times() {
  let idle = 0;
  let all = 0;
  for (const { times: spent } of cpus()) {
    idle += spent.idle;
    all += spent.user + spent.nice + spent.sys + spent.idle + spent.irq;
  }
  return { idle, all };
}
