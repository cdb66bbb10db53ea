import type { Page } from 'playwright';

interface Point {
  x: number;
  y: number;
}

/** Lays a finger on the first point, moves it over the others, and lifts it. Playwright taps only. */
export async function moveFinger(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
