import type { Hono } from 'hono';
import { scriptJson } from '../escape';
import type { Services } from '../services';
import type { ShopContext, ShopEnv, Visit } from '../visit';

/** The data that every page provides for its scripts. It is a file, because the page's policy allows no inline code. */
export function pageConfigRoutes(app: Hono<ShopEnv>, _shop: Services): void {
  app.get('/page/config.js', (c) => configScript(c, pageGlobals(c.get('visit'))));
}

export function pageGlobals(visit: Visit): Record<string, unknown> {
  return {
    BASE_URL: visit.absolute('/'),
    cookiesConfig: { secure: visit.url.protocol === 'https:', samesite: 'lax' },
    LOCALE: visit.view.locale,
  };
}

export function configScript(c: ShopContext, globals: Record<string, unknown>): Response {
  c.header('Content-Type', 'text/javascript; charset=utf-8');
  c.header('Cache-Control', 'no-store, private');
  return c.body(
    Object.entries(globals)
      .map(([name, value]) => `window.${name} = ${scriptJson(value)};\n`)
      .join(''),
  );
}
