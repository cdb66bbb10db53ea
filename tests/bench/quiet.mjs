// A machine that is busy with something else measures its neighbor.
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Part of the processors that may be busy with other things. */
const QUIET = 0.15;

/**
 * Waits until the machine is quiet.
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
