import { messageHtml, printMessages } from './messages';
import type { Services } from './services';
import { storeViews } from './store-views';
import { type Crumb, crumbsView } from './views/crumbs-view';
import { menuView } from './views/menu-view';
import type { ShopContext, Visit } from './visit';

/** Nothing from elsewhere, nothing inline: what the strictest shop would send. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
];

/** Who plays a product's videos, in frames of their own. */
const videoPlayers = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Forms lead to, and frames show, the shop itself and the others that the page has to do with. */
function policyFor({ partner, hasVideos }: PageOptions): string {
  const ours = partner === undefined ? ["'self'"] : ["'self'", partner];
  const frames = hasVideos === true ? [...ours, ...videoPlayers] : ours;
  const media = hasVideos === true ? ["media-src 'self'"] : [];
  const forms = [`form-action ${ours.join(' ')}`, `frame-src ${frames.join(' ')}`];
  return [...contentSecurityPolicy, ...forms, ...media].join('; ');
}

interface PageOptions {
  title: string;
  /** Name of the page for the theme, as a body class: `catalog-product-view`. */
  layout: string;
  status?: 200 | 400 | 404;
  crumbs?: readonly Crumb[];
  description?: string;
  /** Holds a visitor's own data: must not lie in any cache, not even for the Back button. */
  personal?: boolean;
  /** Script with the page's data, before the elements. */
  configScript?: string;
  /** Scripts of the theme that only this page needs. */
  scripts?: readonly string[];
  /** Sheet of the theme that only this page needs. */
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
  // A script that asks for a page shows none of it: the messages wait for the one that the shopper sees.
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
  // `no-store` would also keep a page from being restored by the Back button, so only pages that need it carry it.
  c.header('Cache-Control', options.personal === true ? 'no-store, private' : 'no-cache, private');
  return c.html(html, options.status ?? 200);
}

/** What every template may use, also those that are rendered without a frame. */
export function frame(visit: Visit) {
  const customer = visit.customer();
  const cart = visit.cart();
  const consent = visit.cookies.read('user_allowed_save_cookie');
  return {
    view: visit.view,
    dir: visit.dir,
    form_key: visit.formKey,
    // One address for one page, whatever the language and however it was typed.
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

/** An address as it travels in forms and links. */
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
