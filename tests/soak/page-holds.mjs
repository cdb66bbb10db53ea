/**
 * Counts what remains in memory after garbage collection.
 * @param {import('playwright').Page} page
 */
export async function pageHolds(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // One collection may allow the next one to free more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  /** @param {string} name */
  const metric = (name) => metrics.find((found) => found.name === name)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
