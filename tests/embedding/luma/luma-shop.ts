import type { BrowserContext } from 'playwright';
import { serveStatic } from '../magento/static-files';

/** Serves a Luma shop's pages to the browser, by URL and query. */
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
