import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A host page's settings beyond its HTML file. */
interface HostPage {
  /** Content Security Policy. `{nonce}` is replaced on each request. */
  policy?: string;
  /** Globals that the page's own scripts add. */
  globals?: readonly string[];
}

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; ";
const withNonce = strict.replaceAll(/(script|style)-src 'self'/g, "$1-src 'nonce-{nonce}'");
const forms = "form-action 'self'";

/** All pages, by file name in `pages`. */
export const hostPages: Readonly<Record<string, HostPage>> = {
  plain: {},
  'requirejs-before': { globals: ['requirejs', 'require', 'define'] },
  'requirejs-after': { globals: ['requirejs', 'require', 'define'] },
  'requirejs-twice': { globals: ['requirejs', 'require', 'define'] },
  'requirejs-module': { globals: ['requirejs', 'require', 'define'] },
  prototype: {
    globals: [
      ...[
        'Prototype',
        'Abstract',
        'Try',
        'Class',
        'PeriodicalExecuter',
        'Template',
        '$break',
        'Enumerable',
        '$A',
        '$w',
      ],
      ...[
        '$H',
        'Hash',
        '$R',
        'ObjectRange',
        'Ajax',
        '$',
        '$$',
        'Form',
        'Field',
        '$F',
        'Toggle',
        'Insertion',
        '$continue',
      ],
      ...['Position', 'Selector', 'Sizzle'],
    ],
  },
  'jquery-knockout': { globals: ['$', 'jQuery', 'ko'] },
  'react-17': { globals: ['React', 'ReactDOM'] },
  'vue-3': { globals: ['Vue', '__VUE__'] },
  csp: { policy: strict + forms },
  'csp-nonce': { policy: withNonce + forms },
  'trusted-types': { policy: "require-trusted-types-for 'script'; trusted-types shop-elements" },
  'trusted-types-none': { policy: "require-trusted-types-for 'script'; trusted-types 'none'" },
  'two-versions': {},
  'script-head': {},
  'script-async': {},
  'script-defer': {},
  'script-module': {},
  'late-css': {},
  bfcache: {},
  'view-transitions': {},
  translated: {},
  many: {},
};

/** The hosts' libraries, by the file names that the pages request. */
const libraries: Readonly<Record<string, string>> = {
  'require.js': 'requirejs/require.js',
  'jquery.js': 'jquery/dist/jquery.min.js',
  'knockout.js': 'knockout/build/output/knockout-latest.js',
  'prototype.js': './vendor/prototype.js',
  'react.js': 'react/umd/react.production.min.js',
  'react-dom.js': 'react-dom/umd/react-dom.production.min.js',
  'vue.js': 'vue/dist/vue.global.prod.js',
};

/** Milliseconds before the slow page gets its style sheet. */
const styleDelay = 1000;

/**
 * Serves the URLs below `/hosts/`.
 * @param folder this file's folder
 * @param dist the folder of the built elements
 */
export function hostSite(folder: string, dist: string): (address: string) => Promise<Response> {
  const require = createRequire(join(folder, 'package.json'));
  const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

  return async (address) => {
    const [kind = '', ...rest] = address.replace(/^\/hosts\/?/, '').split('/');
    const file = rest.join('/');
    const page = /^([\w-]+)\.html$/.exec(kind)?.[1] ?? '';
    if (address.includes('..')) return missing();
    if (kind === '') return html(index(read));
    if (Object.hasOwn(hostPages, page)) return hostReply(page, read, hashes(dist));
    if (kind === 'files' && isFile(join(folder, 'files', file))) return script(read('files', file), file);
    if (kind === 'lib' && Object.hasOwn(libraries, file) && libraries[file] !== undefined)
      return script(readFileSync(require.resolve(libraries[file]), 'utf8'));
    if (kind === 'late') {
      await new Promise((resolve) => setTimeout(resolve, styleDelay));
      return new Response(null, { status: 302, headers: { Location: `/static/${file}` } });
    }
    if (kind === 'older' && file === 'shop-elements.umd.js') return script(older(join(dist, file)));
    return missing();
  };
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function hostReply(name: string, read: (...path: string[]) => string, integrity: Record<string, string>): Response {
  const nonce = crypto.randomUUID();
  const page = read('pages', `${name}.html`)
    .replace('<!-- elements -->', read('elements.html'))
    .replace('<!-- five hundred -->', fiveHundred())
    .replaceAll('{nonce}', nonce)
    // Adds this build's hashes, as a shop would.
    .replaceAll(/(?:src|href)="\/static\/([^"]+)"/g, (tag, file: string) =>
      integrity[file] === undefined ? tag : `${tag} integrity="${integrity[file]}"`,
    );
  const { policy } = hostPages[name] ?? {};
  return html(page, policy === undefined ? {} : { 'Content-Security-Policy': policy.replaceAll('{nonce}', nonce) });
}

/** Lists all pages with their titles and descriptions. */
function index(read: (...path: string[]) => string): string {
  const entries = Object.keys(hostPages).map((name) => {
    const [, title, about] = /<h1>(.*?)<\/h1>\s*<p>(.*?)<\/p>/s.exec(read('pages', `${name}.html`)) ?? [];
    return `<li><a href="/hosts/${name}.html">${title}</a><br>${about}</li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hosts</title><link rel="icon" href="/media/finch.svg" type="image/svg+xml"><link rel="stylesheet" href="/hosts/files/page.css"><h1>Hosts</h1>
<p>The same elements on pages with the libraries, policies and habits of real shops.</p><ul>${entries.join('\n')}</ul></html>`;
}

function fiveHundred(): string {
  return Array.from({ length: 500 }, (_, index) => {
    const readOnly = index % 2 === 0 ? ' data-read-only' : '';
    return `<shop-rating-stars data-score="${index % 6}"${readOnly}></shop-rating-stars>`;
  }).join('\n');
}

/** This build, with an older version number. */
function older(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/(["'`])0\.\d+\.\d+\1/g, '"0.0.9"');
}

/** The build's `sri.json`; empty before the first build. */
function hashes(dist: string): Record<string, string> {
  const file = join(dist, 'sri.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function html(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
}

function script(body: string, name = '.js'): Response {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

function missing(): Response {
  return new Response('No such host page.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}
