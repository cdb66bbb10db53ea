/** @param {import('./race.mjs').Result} result */
export function printRow({ name, rounds, busy, isQuiet, rows }) {
  const state = isQuiet ? 'idle' : `${(busy * 100).toFixed(0)} % busy with other processes`;
  console.log(`\n${name} (${rounds} rounds, machine ${state})`);
  console.log(
    `${''.padEnd(28)}${['wall ms', 'quartiles', 'x wall', 'CPU ms', 'x CPU', 'long', 'heap KB'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const row of rows) {
    const figures = [
      row.wall.toFixed(1),
      row.quartiles.map((value) => value.toFixed(0)).join('-'),
      row.wallRatio.toFixed(2),
      row.cpu.toFixed(1),
      row.cpuRatio.toFixed(2),
      row.longTasks.toFixed(0),
      (row.heap / 1024).toFixed(1),
    ];
    const bounds = [row.goal && `goal ${row.goal}`, row.limit && `limit ${row.limit}`].filter(Boolean).join(', ');
    console.log(`${row.name.padEnd(28)}${figures.map((text) => text.padStart(10)).join('')}  ${bounds}`);
  }
}

/** @param {import('./growth.mjs').Curve[]} curves */
export function printGrowth(curves) {
  for (const { name, points, exponent } of curves) {
    console.log(`\n${name}: grows with exponent ${exponent.toFixed(2)}`);
    for (const { size, wall } of points) console.log(`${String(size).padStart(8)}${wall.toFixed(1).padStart(12)} ms`);
  }
}

/** @param {import('./pages.mjs').PageResult[]} pages */
export function printPages(pages) {
  for (const { name, ready, ratio, bytes, requests, shift } of pages) {
    console.log(
      `${name.padEnd(44)}${ready.toFixed(0).padStart(7)} ms  x ${ratio.toFixed(2)}  ${(bytes / 1024).toFixed(1)} KB  ${requests} requests  shift ${shift.toFixed(4)}`,
    );
  }
}
