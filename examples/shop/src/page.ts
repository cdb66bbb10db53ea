import { messageHtml, printMessages } from './messages';
import type { Services } from './services';
import { storeViews } from './store-views';
import { type Crumb, crumbsView } from './views/crumbs-view';
import { menuView } from './views/menu-view';
import type { ShopContext, Visit } from './visit';

/** No other origins, nothing inline: the strictest policy that a shop could send. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
];

/** Players of product videos, in their own frames. */
const videoPlayers = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Forms may post to, and frames may show, only the shop itself and the page's partners. */
function policyFor({ partner, hasVideos }: PageOptions): string {
  const ours = partner === undefined ? ["'self'"] : ["'self'", partner];
  const frames = hasVideos === true ? [...ours, ...videoPlayers] : ours;
  const media = hasVideos === true ? ["media-src 'self'"] : [];
  const forms = [`form-action ${ours.join(' ')}`, `frame-src ${frames.join(' ')}`];
  return [...contentSecurityPolicy, ...forms, ...media].join('; ');
}

interface PageOptions {
  title: string;
  /** The page's name for the theme, as a body class: `catalog-product-view`. */
  layout: string;
  status?: 200 | 400 | 404;
  crumbs?: readonly Crumb[];
  description?: string;
  /** Contains a visitor's own data, so no cache may store it, not even the back/forward cache. */
  personal?: boolean;
  /** Script with the page's data, before the elements. */
  configScript?: string;
  /** Theme scripts that only this page needs. */
  scripts?: readonly string[];
  /** Theme style sheet that only this page needs. */
  sheet?: string;
  search?: string;
  /** Its gallery plays videos. */
  hasVideos?: boolean;
  /** Another origin that the page posts forms to and shows in frames. */
  partner?: string | undefined;
}

/** Renders `templates/pages/<name>` in the shop's frame. */
export function page(
  c: ShopContext,
  shop: Services,
  name: string,
  options: PageOptions,
  values: object = {},
): Response {
  const visit = c.get('visit');
  // A script that requests a page shows no messages: they wait for the page that the shopper sees.
  const messages = (visit.isAjax ? [] : printMessages(visit.visitor, visit.cookies)).map(({ type, text }) => ({
    type,
    html: messageHtml(text),
  }));
  const shown = { ...options, crumbs: options.crumbs && crumbsView(options.crumbs, visit) };
  const html = shop.renderer.render(
    `pages/${name}`,
    { ...values, messages, page: shown },
    { ...frame(visit), page: shown, rendered_at: Math.floor(shop.now().getTime() / 1000) },
  );
  c.header('Content-Security-Policy', policyFor(options));
  c.header('X-Content-Type-Options', 'nosniff');
  // `no-store` also disables the back/forward cache, so only pages that need it get it.
  c.header('Cache-Control', options.personal === true ? 'no-store, private' : 'no-cache, private');
  return c.html(html, options.status ?? 200);
}

/** Variables for every template, including those without a frame. */
export function frame(visit: Visit) {
  const customer = visit.customer();
  const cart = visit.cart();
  const consent = visit.cookies.read('user_allowed_save_cookie');
  return {
    view: visit.view,
    dir: visit.dir,
    form_key: visit.formKey,
    // One URL per page, whatever its language and spelling.
    here: visit.url.pathname.replace(/\/*$/, '/'),
    uenc: encodeAddress(visit.url.href),
    customer,
    cart_count: cart?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0,
    compare_count: visit.visitor.compare.length,
    compared: visit.visitor.compare,
    wished: customer?.wishlist.map((entry) => entry.productId) ?? [],
    ...menuView(visit),
    logged_as_customer: visit.visitor.adminUserId !== undefined,
    cookies_allowed: consent !== undefined && consent !== '',
    languages: storeViews.map(({ key, name }) => ({
      key,
      name,
      address: withParameter(visit.url, '___store', key),
      current: key === visit.view.key,
    })),
  };
}

/** Encodes a URL the way forms and links carry it. */
export function encodeAddress(address: string): string {
  const bytes = new TextEncoder().encode(address);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', ',');
}

export function decodeAddress(uenc: string): string | undefined {
  try {
    const text = atob(uenc.replaceAll('-', '+').replaceAll('_', '/').replace(/[,~]/g, '='));
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function withParameter(url: URL, name: string, value: string): string {
  const next = new URL(url);
  next.searchParams.set(name, value);
  return `${next.pathname}${next.search}`;
}
