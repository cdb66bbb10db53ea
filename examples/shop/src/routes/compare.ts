import type { Hono } from 'hono';
import { findProduct, type Product } from '../catalog/products';
import { averageStars, reviewsOf } from '../catalog/reviews';
import { escapeHtml } from '../escape';
import { page } from '../page';
import type { Services } from '../services';
import { productCard } from '../views/product-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { ownPath, sessionExpired } from './cart';

const mostCompared = 6;

export function compareRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/catalog/product_compare', (c) => comparePage(c, shop));
  app.get('/catalog/product_compare/index/*', (c) => comparePage(c, shop));
  app.post('/catalog/product_compare/add', (c) => changeList(c, addProduct));
  app.post('/catalog/product_compare/remove', (c) => changeList(c, removeProduct));
  app.post('/catalog/product_compare/clear', (c) => changeList(c, clearList));
}

function comparePage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const products = visit.visitor.compare.map(findProduct).filter((product) => product !== undefined);
  return page(
    c,
    shop,
    'compare',
    {
      title: visit.t('Products Comparison List'),
      layout: 'catalog-product-compare-index',
      crumbs: [{ label: 'Compare' }],
    },
    { products: products.map((product) => ({ ...productCard(product, visit), ...comparedFacts(product) })) },
  );
}

function comparedFacts(product: Product) {
  return {
    facts_color: product.color,
    facts_material: product.material,
    facts_weight: product.weight === undefined ? '' : `${product.weight} g`,
    facts_rating: reviewsOf(product).length === 0 ? '' : String(averageStars(product)),
  };
}

function changeList(c: ShopContext, change: (visit: Visit, product: Product | undefined) => void): Response {
  const visit = c.get('visit');
  const back = ownPath(visit, visit.form.get('uenc')) ?? visit.back('/catalog/product_compare/index/');
  if (!visit.hasFormKey) return sessionExpired(c, back);
  change(visit, findProduct(Number(visit.form.get('product'))));
  return redirectWithMessages(c, back);
}

function addProduct(visit: Visit, product: Product | undefined): void {
  if (product === undefined) return;
  const { compare } = visit.visitor;
  if (!compare.includes(product.id)) visit.visitor.compare = [...compare, product.id].slice(-mostCompared);
  const list = `<a href="${visit.absolute('/catalog/product_compare/')}">${escapeHtml(visit.t('comparison list'))}</a>`;
  visit.tell('success', visit.t('You added product %1 to the %2.', escapeHtml(product.name), list));
}

function removeProduct(visit: Visit, product: Product | undefined): void {
  if (product === undefined || !visit.visitor.compare.includes(product.id)) return;
  visit.visitor.compare = visit.visitor.compare.filter((id) => id !== product.id);
  visit.tell('success', visit.t('You removed product %1 from the comparison list.', escapeHtml(product.name)));
}

function clearList(visit: Visit): void {
  visit.visitor.compare = [];
  visit.tell('success', visit.t('You cleared the comparison list.'));
}
