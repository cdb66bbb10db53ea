import type { Hono } from 'hono';
import { cmsPicture } from '../catalog/pictures/cms-pictures';
import { productPicture } from '../catalog/pictures/product-picture';
import {
  cardPicture,
  finchPicture,
  heroPicture,
  starsPicture,
  verificationPicture,
} from '../catalog/pictures/small-pictures';
import { findProductBySku } from '../catalog/products';
import type { ShopContext, ShopEnv } from '../visit';

/** Pictures are drawn on request; the shop contains no image files. */
export function mediaRoutes(app: Hono<ShopEnv>): void {
  app.get('/media/finch.svg', (c) => picture(c, finchPicture()));
  app.get('/media/hero.svg', (c) => picture(c, heroPicture()));
  app.get('/media/wysiwyg/:file{.+\\.svg}', (c) => picture(c, cmsPicture(withoutEnding(c.req.param('file')))));
  app.get('/media/cc/cvv.svg', (c) => picture(c, verificationPicture()));
  app.get('/media/cc/:file{.+\\.svg}', (c) => picture(c, cardPicture(withoutEnding(c.req.param('file')))));
  app.get('/media/stars/:file{\\d+\\.svg}', (c) =>
    picture(c, starsPicture(Number(withoutEnding(c.req.param('file'))))),
  );
  app.get('/media/catalog/:file{.+\\.svg}', (c) => {
    const [, sku = '', color, view] = /^(.+?)(?:-([A-Z][a-z]+))?(?:-([23]))?\.svg$/.exec(c.req.param('file')) ?? [];
    const product = findProductBySku(sku);
    const variant = product?.variants.find((candidate) => candidate.color === color);
    if (product === undefined || (color !== undefined && variant === undefined)) return picture(c, undefined);
    return picture(c, productPicture(product, view === '2' ? 2 : view === '3' ? 3 : 1, variant?.color));
  });
}

export function picture(c: ShopContext, content: string | undefined, cacheControl = 'public, max-age=86400'): Response {
  if (content === undefined) return c.text('No such picture', 404);
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  c.header('Cache-Control', cacheControl);
  return c.body(content);
}

function withoutEnding(file: string): string {
  return file.replace(/\.svg$/, '');
}
