import type { Page } from 'playwright';

interface Point {
  x: number;
  y: number;
}

/** Touches the first point, moves over the others, and lifts. Playwright can only tap. */
export async function moveFinger(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
