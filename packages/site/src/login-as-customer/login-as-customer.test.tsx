import { reloadSections, writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, recordNavigation, themeRules } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './login-as-customer.css';
import './define';

type Sections = Readonly<Record<string, object>>;

const ann: Sections = {
  customer: { fullname: 'Ann Lee' },
  loggedAsCustomer: { adminUserId: 2, websiteName: 'Main Website' },
};

let sections: Sections;
let status: number;
let calls: Call[];

/** Reloads the sections, as the page's own script does. */
const load = () => reloadSections(['customer', 'loggedAsCustomer']);
const banner = () => document.querySelector('shop-login-as-customer section');
const words = () => banner()?.querySelector('p')?.innerHTML;
const draw = (attributes = '') =>
  drawn('shop-login-as-customer', `<shop-login-as-customer ${attributes}></shop-login-as-customer>`);

beforeEach(() => {
  sections = {};
  status = 200;
  calls = serve(({ path }) => {
    const names = new URL(path, location.href).searchParams.get('sections')?.split(',') ?? Object.keys(sections);
    return json(Object.fromEntries(names.map((name) => [name, { ...sections[name], data_id: 1 }])), status);
  });
});

afterEach(() => localStorage.clear());

test.each(vectors<Sections, { visible: boolean }>('login-banner'))(
  'shows no banner to a customer who logged in themselves ($id)',
  async ({ input, expected }) => {
    sections = input;
    await draw();
    await load();
    await expect.poll(() => banner() !== null).toBe(expected.visible);
  },
);

test('names the customer and the website, and is accessible', async () => {
  sections = ann;
  const element = await draw();
  await expect.poll(words).toBe('You are connected as <strong>Ann Lee</strong> on Main Website');
  await expectAccessible(element);
});

test('is readable under a theme that colors paragraphs', async () => {
  themeRules('p { color: #222 }');
  sections = ann;
  const element = await draw();
  await expect.poll(words).toContain('Ann Lee');
  await expectAccessible(element);
});

test('shows names as plain text, whatever they contain', async () => {
  sections = {
    customer: { fullname: 'A &amp; %2 $&amp; &lt;b&gt;' },
    loggedAsCustomer: { adminUserId: '2', websiteName: '<i>%1' },
  };
  await draw();
  await expect.poll(words).toBe('You are connected as <strong>A &amp; %2 $&amp; &lt;b&gt;</strong> on &lt;i&gt;%1');
});

test('an empty section changes nothing; an administrator id of 0 hides the banner', async () => {
  sections = ann;
  await draw();
  await expect.poll(words).toContain('Ann Lee');
  sections = {};
  await load();
  expect(words()).toContain('Ann Lee');
  sections = { loggedAsCustomer: { adminUserId: 0 } };
  await load();
  await expect.poll(banner).toBeNull();
});

test('shows a name that nobody has escaped, with all its characters', async () => {
  sections = { customer: { fullname: 'Ann <b>Lee</b>' }, loggedAsCustomer: { adminUserId: 2, websiteName: 'Main' } };
  await draw();
  await expect.poll(words).toBe('You are connected as <strong>Ann &lt;b&gt;Lee&lt;/b&gt;</strong> on Main');
});

test('shows a short text while the name is missing', async () => {
  sections = { loggedAsCustomer: { adminUserId: 2 } };
  await draw();
  await expect.poll(words).toBe('Logged in as customer');
});

test('closing the session posts the visitor’s form key', async () => {
  sections = ann;
  await draw('data-logout-url="/customer/account/logout/"');
  await expect.poll(banner).not.toBeNull();
  const form = banner()?.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.action).toBe(new URL('/customer/account/logout/', location.href).href);
  const key = /form_key=(\w+)/.exec(document.cookie)?.[1];
  expect(new FormData(form ?? undefined).get('form_key')).toBe(key);
  expect(form?.querySelector('button')?.textContent).toBe('Close Session');
});

test('closing the session posts the newest form key, which a login in another tab has replaced', async () => {
  sections = ann;
  await draw();
  await expect.poll(banner).not.toBeNull();
  writeCookie('form_key', 'k2');
  onTestFinished(() => writeCookie('form_key', '', { lifetime: -1 }));
  const sent: unknown[] = [];
  const stop = (event: SubmitEvent): void => {
    event.preventDefault();
    sent.push(new FormData(event.target as HTMLFormElement).get('form_key'));
  };
  window.addEventListener('submit', stop);
  onTestFinished(() => window.removeEventListener('submit', stop));
  banner()?.querySelector('button')?.click();
  expect(sent).toEqual(['k2']);
});

test.each(vectors<{ redirectUrl: string }, { steps: string[] }>('login-banner.flow'))(
  'with data-flow, loads all data and redirects (vector $id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    sections = { ...ann, cart: { summary_count: 2 } };
    calls = serve(() => json(Object.fromEntries(Object.keys(sections).map((name) => [name, sections[name]]))));
    await draw(`data-flow data-redirect-url="${input.redirectUrl}"`);
    await expect.poll(() => visited.length).toBe(1);
    const everything = calls.find(({ path }) => !path.includes('sections='));
    expect(everything?.path).toContain('customer/section/load');
    expect(localStorage.getItem('mage-cache-storage')).toContain('summary_count');
    expect(['reload all customer-data sections', `go to ${visited[0]?.url}`]).toEqual(expected.steps);
  },
);

test('with data-flow, does not redirect once it has left the page', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await draw('data-flow data-redirect-url="/customer/account/"');
  element.remove();
  await expect.poll(() => element.childElementCount).toBe(0);
  const loaded = reloadSections(['cart']);
  reply.resolve(json({ cart: {} }));
  await loaded;
  expect(visited).toEqual([]);
});

test('with data-flow, redirects even if loading fails', async () => {
  const visited = recordNavigation();
  serve(() => new Response('', { status: 500 }));
  await draw('data-flow data-redirect-url="/customer/account/"');
  expect(document.querySelector('[role="status"]')).not.toBeNull();
  await expect.poll(() => visited).toEqual([{ url: '/customer/account/', replace: true }]);
});

test('with data-flow, a page restored after Back is not covered by the loading mask', async () => {
  const visited = recordNavigation();
  serve(() => json({}));
  await draw('data-flow data-redirect-url="/customer/account/"');
  await expect.poll(() => visited).toHaveLength(1);
  const mask = () => document.querySelector('.shop-loader[role="status"]');
  // The end of loading must not remove it.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(mask()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(mask()).toBeNull();
});
