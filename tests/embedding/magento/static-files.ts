import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from 'playwright';

const root = path.resolve(import.meta.dirname, '../../..');
const module = path.join(root, 'examples/magento2');
const libraries = createRequire(path.join(root, 'examples/hosts/package.json'));

/** Where a shop in production mode has its static files. */
export const base = '/static/version1764000000/frontend/Magento/luma/en_US/';

const fromNpm: Readonly<Record<string, string>> = {
  'requirejs/require.js': 'requirejs/require.js',
  'knockoutjs/knockout.js': 'knockout/build/output/knockout-latest.js',
  'jquery/jquery.js': 'jquery/dist/jquery.js',
};

/** Folders with stand-ins for Magento's modules in `web`. */
const standIns = ['magento', 'luma'] as const;

/** Those of them whose `requirejs-config.js` the page has. */
type Configured = readonly (typeof standIns)[number][];

/** The file at a static address: a library's, ours as the README puts them there, the module's, or a stand-in for Magento's. */
function staticFile(name: string, configured: Configured): string | undefined {
  if (name === 'requirejs-config.js') return requireConfig(configured);
  if (name === 'css/styles-m.css') return `${standIn(name)}${moduleStyles()}`;
  const ours = /^ShopElements_Storefront\/(.+)$/.exec(name)?.[1];
  const candidates = [
    fromNpm[name] === undefined ? undefined : libraries.resolve(fromNpm[name]),
    ours && path.join(module, 'view/frontend/web', ours),
    ours && path.join(root, 'packages/bundle/dist', ours),
  ];
  const file = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  return file === undefined ? standIn(name) : readFileSync(file, 'utf8');
}

function standIn(name: string): string | undefined {
  const files = standIns.map((folder) => path.join(import.meta.dirname, '..', folder, 'web', name));
  const file = files.find((candidate) => existsSync(candidate));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** What the theme of the test pages has where Luma has a variable. */
const lessVariables: Readonly<Record<string, string>> = {
  '@button-primary__background': '#006bb4',
  '@button-primary__color': '#fff',
  '@rating-icon__active__color': '#f50',
  '@button__border-radius': '3px',
  '@form-field-label-asterisk__color': '#e02b27',
  '@form-field-label-asterisk__font-size': '12px',
  '@form-field-label-asterisk__margin': '0 0 0 5px',
};

/** What the module adds to the theme's sheet for all screens, as Magento compiles it. */
function moduleStyles(): string {
  const less = readFileSync(path.join(module, 'view/frontend/web/css/source/_module.less'), 'utf8');
  const common = /@media-common = true\) \{\n(.*)^\}/ms.exec(less)?.[1] ?? '';
  return common.replace(/^ *\/\/.*$/gm, '').replace(/@[a-z_-]+(?=;)/g, (name) => lessVariables[name] ?? name);
}

/** Every module's `requirejs-config.js`, merged as Magento does: each in a function of its own, each handed to RequireJS. */
function requireConfig(configured: Configured): string {
  const configs = [
    ...configured.map((folder) => path.join(import.meta.dirname, '..', folder, 'requirejs-config.js')),
    path.join(module, 'view/frontend/requirejs-config.js'),
    path.join(import.meta.dirname, 'acme-requirejs-config.js'),
  ];
  return [`require.config({ baseUrl: '${base}' });`]
    .concat(configs.map((file) => `(() => {\n${readFileSync(file, 'utf8')}\nrequire.config(config);\n})();`))
    .join('\n');
}

/** What the module adds to the head of a page with elements, as its `head.phtml` prints it. */
export function headTags(): string {
  const address = `${base}ShopElements_Storefront/shop-elements`;
  return `<link rel="stylesheet" href="${address}.css">
    <script type="module" src="${address}.loader.js"></script>`;
}

/**
 * The policy of Magento 2.4.7 and later on its checkout, which it enforces there: no inline script without the page's number.
 * Knockout makes functions of its bindings, so Magento allows `unsafe-eval`; styles may be inline. Everything else is the
 * shop's own, and what the module's `csp_whitelist.xml` adds.
 */
export function policy(nonce: string): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'base-uri': "'self'",
    'script-src': `'self' 'unsafe-eval' 'nonce-${nonce}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'object-src': "'self'",
  };
  const whitelist = readFileSync(path.join(module, 'etc/csp_whitelist.xml'), 'utf8');
  for (const [, id = '', values = ''] of whitelist.matchAll(/<policy id="([\w-]+)">(.*?)<\/policy>/gs)) {
    const hosts = Array.from(values.matchAll(/type="host">([^<]+)</g), ([, host]) => host);
    directives[id] = [directives[id] ?? "'self'", ...hosts].join(' ');
  }
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/** Gives a shopper's browser the shop's static files; the elements' script once it may come, or not at all. */
export async function serveStatic(
  context: BrowserContext,
  script: Promise<unknown> | 'missing',
  configured: Configured = ['magento'],
): Promise<void> {
  await context.route(`**${base}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(base.length);
    if (name.endsWith('.loader.js') && script === 'missing') return route.fulfill({ status: 404 });
    if (name.endsWith('.loader.js')) await script;
    const body = staticFile(name, configured);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: contentTypes[path.extname(name)] ?? 'text/plain' });
  });
}
