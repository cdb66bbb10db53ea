import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from 'playwright';

const root = path.resolve(import.meta.dirname, '../../..');
const module = path.join(root, 'examples/magento2');
const libraries = createRequire(path.join(root, 'examples/hosts/package.json'));

/** The URL of static files in production mode. */
export const base = '/static/version1764000000/frontend/Magento/luma/en_US/';

const fromNpm: Readonly<Record<string, string>> = {
  'requirejs/require.js': 'requirejs/require.js',
  'knockoutjs/knockout.js': 'knockout/build/output/knockout-latest.js',
  'jquery/jquery.js': 'jquery/dist/jquery.js',
};

/** Folders with replacements of Magento's modules in `web`. */
const standIns = ['magento', 'luma'] as const;

/** The folders whose `requirejs-config.js` the page loads. */
type Configured = readonly (typeof standIns)[number][];

/** The file at a static URL: from a library, our build, the module, or a replacement of Magento's. */
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

/** The values of Luma's variables in the test pages' theme. */
const lessVariables: Readonly<Record<string, string>> = {
  '@button-primary__background': '#006bb4',
  '@button-primary__color': '#fff',
  '@rating-icon__active__color': '#f50',
  '@button__border-radius': '3px',
  '@form-field-label-asterisk__color': '#e02b27',
  '@form-field-label-asterisk__font-size': '12px',
  '@form-field-label-asterisk__margin': '0 0 0 5px',
};

/** The module's styles for all screens, compiled as Magento does. */
function moduleStyles(): string {
  const less = readFileSync(path.join(module, 'view/frontend/web/css/source/_module.less'), 'utf8');
  const common = /@media-common = true\) \{\n(.*)^\}/ms.exec(less)?.[1] ?? '';
  return common
    .replace(/^ *\/\/.*$/gm, '')
    .replace(/@[a-z_-]+(?=[;)])/g, (name) => lessVariables[name] ?? name)
    .replace(/\.lib-font-size\((\d+)px\)/g, (_, px) => `font-size: ${Number(px) / 10}rem`);
}

/** All `requirejs-config.js` files, merged as Magento does: each in its own function that passes it to RequireJS. */
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

/** The head tags that the module's `head.phtml` prints on a page with elements. */
export function headTags(): string {
  const address = `${base}ShopElements_Storefront/shop-elements`;
  return `<link rel="stylesheet" href="${address}.css">
    <script type="module" src="${address}.loader.js"></script>`;
}

/**
 * The policy that Magento 2.4.7 and later enforces at checkout: inline scripts need a nonce. Inline styles are allowed, and so is
 * `unsafe-eval`, because Knockout compiles its bindings. Everything else must come from the shop itself or a host in the module's
 * `csp_whitelist.xml`.
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

/** Serves the shop's static files to the browser. Delays or blocks the elements' script. */
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
