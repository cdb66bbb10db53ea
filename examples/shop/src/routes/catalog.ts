import type { Hono } from 'hono';
import { type Category, categories, findCategory, parentOf, productsIn } from '../catalog/categories';
import { list, parseListQuery } from '../catalog/facets';
import { findProductBySku, findProductByUrlKey, products, searchProducts } from '../catalog/products';
import { averageStars } from '../catalog/reviews';
import { frame, page } from '../page';
import type { Services } from '../services';
import { categoryCrumbs, listView } from '../views/list-view';
import { picturePath, productCard } from '../views/product-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { productPage } from './product';

const home = { title: 'Goods for desk, kitchen, trail and home', layout: 'cms-index-index', sheet: 'home.css' };

/** The picture of each category on the home page. */
const categoryPictures: Readonly<Record<string, string>> = {
  desk: 'AF-DL-01',
  kitchen: 'AF-CW-02',
  trail: 'AF-CP-01',
  home: 'AF-VS-02',
  courses: 'AF-CR-01',
};

/** The topics of the season, one slide each. */
const stories = [
  {
    title: 'First frost',
    text: 'A tent that stands in six minutes, a lantern that does not mind the wind, and somebody to tell it to.',
    link: '/trail.html',
    label: 'Go out anyway',
    image: pictureBySku('AF-CP-01'),
    color: 'alder',
  },
  {
    title: 'Bread weather',
    text: 'Flour, water, salt, and a whole Sunday. The pot does the rest, and keeps doing it for your children.',
    link: '/kitchen.html',
    label: 'Warm up the kitchen',
    image: pictureBySku('AF-CW-02'),
    color: 'clay',
  },
  {
    title: 'Long evenings',
    text: 'One lamp, one chair, nothing that blinks. See how we lived with our things this winter.',
    link: '/look-book',
    label: 'Open the look book',
    image: pictureBySku('AF-HL-02'),
    color: 'ink',
  },
];

function pictureBySku(sku: string): string {
  const product = findProductBySku(sku);
  return product === undefined ? '' : picturePath(product);
}

export function catalogRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/', (c) => {
    const visit = c.get('visit');
    const cards = (list: typeof products) => list.map((product) => productCard(product, visit));
    const loved = products.filter((product) => averageStars(product) >= 4.5 && !product.isNew);
    return page(c, shop, 'home', home, {
      categories: categories.map((category) => ({
        name: category.name,
        intro: category.intro,
        link: `/${category.path}.html`,
        image: pictureOf(category),
      })),
      fresh: cards(products.filter((product) => product.isNew).slice(0, 8)),
      loved: cards(loved.slice(0, 4)),
      stories,
    });
  });

  app.get('/catalogsearch/result', (c) => searchPage(c, shop));
  app.on(['GET', 'POST'], '/:path{.+\\.html}', (c) => {
    const path = c.req.param('path').replace(/\.html$/, '');
    const category = findCategory(path);
    if (category !== undefined) return categoryPage(c, shop, category);
    const product = findProductByUrlKey(path);
    if (product !== undefined && c.req.method === 'GET') return productPage(c, shop, product);
    return notFound(c, shop);
  });
  app.all('*', (c) => notFound(c, shop));
}

export function notFound(c: ShopContext, shop: Services): Response {
  return page(c, shop, 'not-found', { title: '404', layout: 'cms-noroute-index', status: 404 });
}

function categoryPage(c: ShopContext, shop: Services, category: Category): Response {
  const visit = c.get('visit');
  const ajax = askedAs(visit, c.req.method, category.pageKind === 'add-on');
  // A stock shop treats a POST without a form key as an expired session.
  if (ajax === 'refused') return redirectWithMessages(c, visit.back(`/${category.path}.html`));
  const query = parseListQuery(visit.url.searchParams);
  const view = listView(list(productsIn(category), query, category), query, `/${category.path}.html`, visit);
  if (ajax === 'json') return layerReply(c, shop, view, category.pageKind);
  return page(
    c,
    shop,
    'category',
    {
      title: visit.t(category.name),
      layout: 'catalog-category-view',
      description: category.intro,
      crumbs: categoryCrumbs(category, parentOf(category)),
    },
    {
      heading: visit.t(category.name),
      intro: visit.t(category.intro),
      children: category.children.map((child) => ({ name: child.name, link: `/${child.path}.html` })),
      list: view,
      page_kind: category.pageKind,
    },
  );
}

function searchPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const search = (visit.url.searchParams.get('q') ?? '').trim().slice(0, 128);
  const found = searchProducts(search);
  const query = parseListQuery(visit.url.searchParams);
  const options = {
    title: visit.t("Search results for: '%1'", search),
    layout: 'catalogsearch-result-index',
    crumbs: [{ label: 'Search' }],
    search,
  };
  if (found.length === 0) return page(c, shop, 'search', options);
  const view = listView(list(found, query), query, '/catalogsearch/result/', visit, search);
  if (askedAs(visit, 'GET', false) === 'json') return layerReply(c, shop, view);
  return page(c, shop, 'search', options, { list: view });
}

/**
 * A stock shop answers every GET with a whole page, even with `isAjax=1`. The Ajax add-on answers with JSON: to `POST isAjax=1`,
 * and to a script's GET with `mp_layer=1`; on its own pages, to every GET from a script.
 */
function askedAs(visit: Visit, method: string, isAddOn: boolean): 'page' | 'json' | 'refused' {
  if (method === 'POST') {
    const wanted = visit.form.get('isAjax') === '1' || visit.bodyText.includes('"mp_layer"');
    return wanted && (visit.hasFormKey || visit.isAjax) ? 'json' : 'refused';
  }
  return visit.isAjax && (isAddOn || visit.url.searchParams.get('mp_layer') === '1') ? 'json' : 'page';
}

function layerReply(
  c: ShopContext,
  shop: Services,
  view: ReturnType<typeof listView>,
  kind?: Category['pageKind'],
): Response {
  const globals = frame(c.get('visit'));
  const products = shop.renderer.render('partials/product-list', { list: view, page_kind: kind }, globals);
  c.header('Cache-Control', 'no-store, private');
  return c.json({
    navigation: shop.renderer.render('partials/layered-nav', { list: view, page_kind: kind }, globals),
    // The add-on's first versions also sent the markup around the list.
    products: kind === 'add-on' ? products : `<div id="layer-product-list">${products}</div>`,
    backUrl: '',
  });
}

function pictureOf(category: Category): string {
  return pictureBySku(categoryPictures[category.path] ?? '');
}
