import type { BrowserContext } from 'playwright';
import { serveStatic } from '../magento/static-files';

/** Gives a shopper's browser the pages of a shop that wears Luma, each by its address and its query. */
export async function openLuma(
  context: BrowserContext,
  pages: Readonly<Record<string, (query: URLSearchParams) => string>>,
): Promise<void> {
  await serveStatic(context, Promise.resolve(), ['luma', 'magento']);
  for (const name of Object.keys(pages)) {
    await context.route(
      (url) => url.pathname === `/luma/${name}/`,
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: pages[name]?.(new URL(route.request().url()).searchParams) ?? '',
        }),
    );
  }
}
