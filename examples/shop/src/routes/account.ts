import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { countFailure, forgetFailures, isRequired, newCaptcha, passesCaptcha } from '../captcha';
import { escapeHtml } from '../escape';
import { page } from '../page';
import { pathParameters } from '../path-parameters';
import { isEmail } from '../quote/address-form';
import type { Services } from '../services';
import { addressLines, fieldText } from '../views/address-view';
import { orderView } from '../views/order-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { sessionExpired } from './cart';
import { notFound } from './catalog';

const loginPath = '/customer/account/login/';
const createPath = '/customer/account/create/';
const accountPath = '/customer/account/';
const wrongLogin =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const shortestPassword = 8;

export function accountRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/customer/account/login', (c) => loginPage(c, shop));
  app.post('/customer/account/loginPost', (c) => loginPost(c, shop));
  app.post('/customer/ajax/login', (c) => ajaxLogin(c, shop));
  app.get('/customer/account/create', (c) => createPage(c, shop));
  app.post('/customer/account/createpost', (c) => createPost(c, shop));
  app.on(['GET', 'POST'], '/customer/account/logout', (c) => logout(c));
  app.get('/customer/account/logoutSuccess', (c) =>
    page(c, shop, 'logged-out', {
      title: c.get('visit').t('You are signed out'),
      layout: 'customer-account-logoutsuccess',
    }),
  );
  app.on('GET', ['/customer/account', '/customer/account/index'], (c) => dashboard(c, shop));
  app.get('/sales/order/history', (c) => orderHistory(c, shop));
  app.get('/sales/order/view/*', (c) => orderPage(c, shop));
}

/** Sends guests to the login page, and back to the requested page afterwards. */
export function askToLogIn(c: ShopContext, returnTo: string): Response {
  c.get('visit').visitor.returnTo = returnTo;
  return redirectWithMessages(c, loginPath);
}

function loginPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  if (visit.customer() !== undefined) return redirectWithMessages(c, accountPath);
  const captcha = isRequired(visit.visitor, 'user_login') ? newCaptcha(visit.visitor, 'user_login') : undefined;
  return page(
    c,
    shop,
    'login',
    { title: visit.t('Customer Login'), layout: 'customer-account-login', personal: true },
    { captcha, email: takeLoginName(visit) },
  );
}

async function loginPost(c: ShopContext, shop: Services): Promise<Response> {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, loginPath);
  if (!passesCaptcha(visit.visitor, 'user_login', visit.form.get('captcha[user_login]') ?? undefined)) {
    return loginFailed(c, 'Incorrect CAPTCHA');
  }
  const customer = await shop.customers.check(
    fieldText(visit.form.get('login[username]')),
    visit.form.get('login[password]') ?? '',
  );
  if (customer === undefined) {
    countFailure(visit.visitor);
    return loginFailed(c, wrongLogin);
  }
  forgetFailures(visit.visitor);
  visit.logIn(customer);
  return redirectWithMessages(c, takeReturn(visit));
}

/** Returns to the form, with the email address filled in. */
function loginFailed(c: ShopContext, message: string): Response {
  const visit = c.get('visit');
  visit.visitor.loginName = fieldText(visit.form.get('login[username]'));
  visit.tell('error', visit.t(message));
  return redirectWithMessages(c, loginPath);
}

function takeLoginName({ visitor }: Visit): string {
  const { loginName = '' } = visitor;
  delete visitor.loginName;
  return loginName;
}

const credentials = z.object({
  username: z.string(),
  password: z.string(),
  captcha_string: z.nullish(z.string()),
});

/** Login without a page, for the popups of the checkout and the header. Only for requests that identify as scripts. */
async function ajaxLogin(c: ShopContext, shop: Services): Promise<Response> {
  const visit = c.get('visit');
  const parsed = credentials.safeParse(parseJson(visit.bodyText));
  if (!parsed.success || !visit.isAjax) return c.body(null, 400);
  if (!passesCaptcha(visit.visitor, 'user_login', parsed.data.captcha_string ?? undefined)) {
    return c.json({ errors: true, message: 'Incorrect CAPTCHA' });
  }
  const customer = await shop.customers.check(parsed.data.username, parsed.data.password);
  if (customer === undefined) {
    countFailure(visit.visitor);
    return c.json({ errors: true, message: 'Invalid login or password.' });
  }
  forgetFailures(visit.visitor);
  visit.logIn(customer);
  return c.json({ errors: false, message: 'Login successful.' });
}

function createPage(c: ShopContext, shop: Services, draft: Record<string, string> = {}, error?: string): Response {
  const visit = c.get('visit');
  if (visit.customer() !== undefined) return redirectWithMessages(c, accountPath);
  return page(
    c,
    shop,
    'register',
    {
      title: visit.t('Create New Customer Account'),
      layout: 'customer-account-create',
      personal: true,
      ...(error === undefined ? {} : { status: 400 as const }),
    },
    { draft, ...(error === undefined ? {} : { error }) },
  );
}

async function createPost(c: ShopContext, shop: Services): Promise<Response> {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, createPath);
  const field = (name: string) => fieldText(visit.form.get(name));
  const draft = { firstname: field('firstname'), lastname: field('lastname'), email: field('email') };
  const password = visit.form.get('password') ?? '';
  await shop.customers.ready();
  const error = registrationError(visit, shop, draft, password);
  if (error !== undefined) return createPage(c, shop, draft, error);
  visit.logIn(await shop.customers.register({ ...draft, password }));
  visit.tell('success', escapeHtml(visit.t('Thank you for registering with Alder & Finch.')));
  return redirectWithMessages(c, takeReturn(visit));
}

function registrationError(
  visit: Visit,
  shop: Services,
  draft: { firstname: string; lastname: string; email: string },
  password: string,
): string | undefined {
  if (draft.firstname === '' || draft.lastname === '') return visit.t('Please tell us your first and last name.');
  if (!isEmail(draft.email)) return visit.t('Please enter a valid email address (Ex: johndoe@domain.com).');
  if (password.length < shortestPassword) {
    return visit.t('A password needs at least %1 characters.', shortestPassword);
  }
  if (password !== visit.form.get('password_confirmation')) return visit.t("Passwords don't match.");
  if (shop.customers.findByEmail(draft.email) !== undefined) {
    return visit.t('There is already an account with this email address.');
  }
  return undefined;
}

function logout(c: ShopContext): Response {
  const visit = c.get('visit');
  if (visit.customer() !== undefined) visit.logOut();
  return redirectWithMessages(c, '/customer/account/logoutSuccess/');
}

function dashboard(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined) return askToLogIn(c, accountPath);
  return page(
    c,
    shop,
    'account',
    {
      title: visit.t('My Account'),
      layout: 'account customer-account-index page-layout-2columns-left',
      personal: true,
      crumbs: [{ label: 'My Account' }],
    },
    {
      addresses: customer.addresses.map(({ address, isDefault }) => ({
        lines: addressLines(address, visit.t),
        isDefault,
      })),
      orders: ordersOf(visit, shop).slice(0, 3),
    },
  );
}

function orderHistory(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  if (visit.customer() === undefined) return askToLogIn(c, '/sales/order/history/');
  return page(
    c,
    shop,
    'orders',
    {
      title: visit.t('My Orders'),
      layout: 'account sales-order-history page-layout-2columns-left',
      personal: true,
      crumbs: [{ label: 'My Account', link: accountPath }, { label: 'My Orders' }],
    },
    { orders: ordersOf(visit, shop) },
  );
}

function orderPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const id = Number(pathParameters(visit.url.pathname.replace('/sales/order/view', '')).get('order_id'));
  const customer = visit.customer();
  if (customer === undefined) return askToLogIn(c, visit.url.pathname);
  const order = customer.orderIds.includes(id) ? shop.orders.find(id) : undefined;
  if (order === undefined) return notFound(c, shop);
  return page(
    c,
    shop,
    'order',
    {
      title: visit.t('Order # %1', order.incrementId),
      layout: 'account sales-order-view page-layout-2columns-left',
      personal: true,
      crumbs: [
        { label: 'My Account', link: accountPath },
        { label: 'My Orders', link: '/sales/order/history/' },
        { label: order.incrementId },
      ],
    },
    { order: orderView(order, visit.t) },
  );
}

function ordersOf(visit: Visit, shop: Services) {
  return (visit.customer()?.orderIds ?? [])
    .map(shop.orders.find)
    .filter((order) => order !== undefined)
    .reverse()
    .map((order) => orderView(order, visit.t));
}

function takeReturn(visit: Visit): string {
  const path = visit.visitor.returnTo ?? accountPath;
  visit.visitor.returnTo = null;
  return path;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
