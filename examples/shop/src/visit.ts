import type { Context, MiddlewareHandler } from 'hono';
import { type CookieJar, headerCookies } from './cookies';
import type { Customer } from './customer/customers';
import { sendMessages } from './messages';
import type { Quote } from './quote/records';
import { randomHex, randomText } from './random';
import type { Services } from './services';
import { defaultStoreView, findStoreView, type StoreView } from './store-views';
import { translate } from './texts/translate';
import { type Message, newVisitor, type Visitor } from './visitors';

/** Optional bindings for `shop.fetch(request, bindings)`; a plain server needs none of them. */
export interface ShopBindings {
  /** Cookie access, if cookies are not in the request's headers. */
  cookies?: CookieJar;
  /** URL of the page that sends the request, if the request doesn't contain it. */
  referrer?: string;
  /** Drops the connection, for `?fail=offline`. Without it, the call rejects with a TypeError, like `fetch` does offline. */
  dropConnection?: () => void;
}

export interface ShopEnv {
  Bindings: ShopBindings;
  Variables: { visit: Visit };
}
export type ShopContext = Context<ShopEnv>;

/** One request: its visitor, language and form data. */
export interface Visit {
  readonly visitor: Visitor;
  readonly cookies: CookieJar;
  readonly view: StoreView;
  readonly dir: 'ltr' | 'rtl';
  readonly url: URL;
  readonly formKey: string;
  /** Fields of a posted form, in order. */
  readonly form: URLSearchParams;
  /** The request's body as text, unless it was a form. */
  readonly bodyText: string;
  /** Sent by a script that identifies itself. */
  readonly isAjax: boolean;
  /** Whether the posted form key matches this browser's cookie. The key printed in a page doesn't count. */
  readonly hasFormKey: boolean;
  customer(): Customer | undefined;
  cart(): Quote | undefined;
  cartForAdding(): Quote;
  tell(type: Message['type'], text: string): void;
  t(text: string, ...values: readonly (string | number)[]): string;
  absolute(path: string): string;
  /** The URL of the page that posted the form, if it is in this shop. */
  back(fallback?: string): string;
  logIn(customer: Customer): void;
  logOut(): void;
}

const oneDay = 86_400;
const thirtyDays = 30 * oneDay;
const tenYears = 315_360_000;
/** Longer than in a live shop, so that a cart survives the weekend. */
const session = { maxAge: thirtyDays, httpOnly: true } as const;

export function visiting(shop: Services): MiddlewareHandler<ShopEnv> {
  /** Concurrent requests of one session share one object, so that neither undoes the other's changes. */
  const present = new Map<string, { visitor: Visitor; requests: number }>();

  return async (c, next) => {
    const { form, bodyText } = await readBody(c);
    const url = new URL(c.req.url);
    const header = headerCookies(c.req.header('cookie'));
    const cookies = c.env?.cookies ?? header;
    const isRest = url.pathname.startsWith('/rest/');

    const sessionId = sessionOf(cookies) ?? randomText(32, 'abcdefghijklmnopqrstuvwxyz0123456789');
    const here = present.get(sessionId) ?? {
      visitor: shop.visitors.get(sessionId) ?? newVisitor(sessionId),
      requests: 0,
    };
    here.requests += 1;
    present.set(sessionId, here);
    // Immediately, because inside a browser, the next request may start before this one has ended.
    cookies.write('PHPSESSID', sessionId, session);
    const before = JSON.stringify(here.visitor);

    const keyInCookie = validFormKey(cookies.read('form_key'));
    const visit = createVisit({
      shop,
      visitor: here.visitor,
      cookies,
      url,
      form,
      bodyText,
      keyInCookie,
      request: c.req,
      env: c.env,
    });
    if (!isRest) {
      cookies.write('form_key', visit.formKey, { maxAge: oneDay });
      if (c.req.method === 'POST') cookies.write('private_content_version', randomHex(32), { maxAge: tenYears });
    }
    c.set('visit', visit);

    try {
      await next();
    } finally {
      here.requests -= 1;
      if (here.requests === 0) present.delete(sessionId);
      if (JSON.stringify(here.visitor) !== before) shop.visitors.put(here.visitor.id, here.visitor);
    }
    cookies.write('PHPSESSID', here.visitor.id, session);
    for (const line of header.lines()) c.header('Set-Cookie', line, { append: true });
  };
}

/** A redirect that is not JSON takes waiting messages along, in the cookie. */
export function redirectWithMessages(c: ShopContext, location: string): Response {
  const visit = c.get('visit');
  sendMessages(visit.visitor, visit.cookies);
  return c.redirect(visit.absolute(location), 302);
}

interface VisitParts {
  shop: Services;
  visitor: Visitor;
  cookies: CookieJar;
  url: URL;
  form: URLSearchParams;
  bodyText: string;
  keyInCookie: string | undefined;
  request: ShopContext['req'];
  env: ShopBindings | undefined;
}

function createVisit({ shop, visitor, cookies, url, form, bodyText, keyInCookie, request, env }: VisitParts): Visit {
  const view = chooseView(url, cookies);
  const dir = chooseDirection(url, cookies);
  const sentKey = form.get('form_key') ?? url.searchParams.get('form_key');

  const visit: Visit = {
    visitor,
    cookies,
    view,
    dir,
    url,
    form,
    bodyText,
    formKey: keyInCookie ?? randomText(16),
    isAjax: request.header('x-requested-with')?.toLowerCase() === 'xmlhttprequest',
    hasFormKey: keyInCookie !== undefined && sentKey === keyInCookie,
    customer: () => (visitor.customerId === null ? undefined : shop.customers.find(visitor.customerId)),
    cart() {
      const quote = visitor.quoteId === null ? undefined : shop.carts.find(visitor.quoteId);
      return quote?.isActive === true ? quote : undefined;
    },
    cartForAdding() {
      const found = visit.cart();
      if (found !== undefined) return found;
      const customer = visit.customer();
      const quote = shop.carts.create(customer?.id ?? null);
      visitor.quoteId = quote.id;
      if (customer !== undefined) {
        quote.email = customer.email;
        shop.carts.save(quote);
        customer.quoteId = quote.id;
        shop.customers.save(customer);
      }
      return quote;
    },
    tell: (type, text) => void visitor.messages.push({ type, text }),
    t: (text, ...values) => translate(view.lang, text, ...values),
    absolute: (path) => new URL(path, url.origin).href,
    back(fallback = '/') {
      const page = request.header('referer') ?? env?.referrer;
      if (page === undefined || !URL.canParse(page)) return fallback;
      const from = new URL(page);
      return from.origin === url.origin ? `${from.pathname}${from.search}` : fallback;
    },
    logIn(customer) {
      const guestCart = visit.cart();
      visitor.customerId = customer.id;
      delete visitor.adminUserId;
      const own = customer.quoteId === null ? undefined : shop.carts.find(customer.quoteId);
      if (own?.isActive === true) {
        if (guestCart !== undefined && guestCart.id !== own.id) shop.carts.merge(guestCart, own);
        visitor.quoteId = own.id;
      } else if (guestCart !== undefined) {
        guestCart.customerId = customer.id;
        guestCart.email = customer.email;
        shop.carts.save(guestCart);
        customer.quoteId = guestCart.id;
        shop.customers.save(customer);
      }
      renew(shop, visitor);
      endBrowserSession(cookies);
    },
    logOut() {
      visitor.customerId = null;
      delete visitor.adminUserId;
      visitor.quoteId = null;
      visitor.compare = [];
      visitor.lastOrderId = null;
      visitor.orderIds = [];
      renew(shop, visitor);
      endBrowserSession(cookies);
    },
  };
  return visit;
}

/** Renames the session whenever its rights change, so that a previously leaked name becomes useless. */
function renew(shop: Services, visitor: Visitor): void {
  shop.visitors.remove(visitor.id);
  visitor.id = randomText(32, 'abcdefghijklmnopqrstuvwxyz0123456789');
}

/** As Magento does at a login and a logout: without its session cookie, the browser drops the private content that it has stored. */
function endBrowserSession(cookies: CookieJar): void {
  cookies.remove('form_key');
  cookies.remove('mage-cache-sessid');
}

function sessionOf(cookies: CookieJar): string | undefined {
  const id = cookies.read('PHPSESSID');
  return id !== undefined && /^[a-zA-Z0-9,-]{20,64}$/.test(id) ? id : undefined;
}

function validFormKey(key: string | undefined): string | undefined {
  return key !== undefined && /^[0-9a-zA-Z]{16}$/.test(key) ? key : undefined;
}

function chooseView(url: URL, cookies: CookieJar): StoreView {
  const inRest = /^\/rest\/([^/]+)\/V1\//.exec(url.pathname)?.[1];
  const asked = findStoreView(url.searchParams.get('___store') ?? undefined);
  if (asked !== undefined) cookies.write('store', asked.key, { maxAge: thirtyDays });
  return asked ?? findStoreView(inRest) ?? findStoreView(cookies.read('store')) ?? defaultStoreView;
}

function chooseDirection(url: URL, cookies: CookieJar): 'ltr' | 'rtl' {
  const asked = url.searchParams.get('dir');
  if (asked === 'rtl' || asked === 'ltr') cookies.write('dir', asked, { maxAge: thirtyDays });
  return (asked ?? cookies.read('dir')) === 'rtl' ? 'rtl' : 'ltr';
}

/** Read first, so that the request then runs without interruption until its response. */
async function readBody(c: ShopContext): Promise<{ form: URLSearchParams; bodyText: string }> {
  const form = new URLSearchParams();
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return { form, bodyText: '' };
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { form: new URLSearchParams(await c.req.text()), bodyText: '' };
  }
  if (type.startsWith('multipart/form-data')) {
    for (const [name, value] of (await c.req.formData()).entries()) {
      if (typeof value === 'string') form.append(name, value);
    }
    return { form, bodyText: '' };
  }
  return { form, bodyText: await c.req.text() };
}
