import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { root } from '../../../tools/run.mjs';
import { allDrawn } from '../../journeys/visit';
import { layoutFaults } from '../layout';
import { lumaFaults } from './geometry';

/** The folder for screenshots. */
const pictures = path.join(root, '.cache/luma');

/** Waits until Luma's scripts have started the page's widgets, and our elements have rendered. */
export async function lumaHasStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'lumaHasStarted') === true);
  await allDrawn(page);
}

/** Finds layout problems at both widths, and takes a screenshot of each. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  mkdirSync(pictures, { recursive: true });
  const found: string[] = [];
  for (const [width, height] of [
    [1280, 900],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: path.join(pictures, `${name}-${width}.png`), fullPage: true });
    const faults = [
      ...(await page.evaluate(layoutFaults)),
      ...(await page.evaluate(lumaFaults)),
      ...(await page.evaluate(doctorsFindings)),
    ];
    found.push(...faults.map((fault) => `${name}, ${width} px: ${fault}`));
  }
  return found;
}

/** The findings of `ShopElements.doctor()`. */
function doctorsFindings(): string[] {
  const { ShopElements } = window as unknown as {
    ShopElements: { doctor(): { tag: string; findings: { kind: string; message: string }[] }[] };
  };
  scrollTo(0, 0);
  return ShopElements.doctor().flatMap(({ tag, findings }) =>
    findings.map(({ kind, message }) => `${tag}: ${kind}: ${message}`),
  );
}
