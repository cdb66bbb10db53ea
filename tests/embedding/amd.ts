import type { Page } from 'playwright';

/** Whether the page's AMD loader provides the page API under our name. */
export function amdProvidesApi(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const load: unknown = Reflect.get(window, 'require');
        if (typeof load !== 'function') throw new Error('the page has no AMD loader');
        load(['shop-elements'], (api: unknown) => resolve(api === Reflect.get(window, 'ShopElements')));
      }),
  );
}
