/// <reference types="vite/client" />
import { events } from 'virtual:events';
import * as z from 'zod/mini';
import '../../.storybook/themes';

/** The parameters in the URL. `answers` is the shop that answers requests: one inside this page, or the one that serves it. */
const stagedSchema = z.object({
  html: z.string(),
  theme: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  answers: z.enum(['page', 'shop']),
});

const staged = stagedSchema.parse(JSON.parse(decodeURIComponent(location.hash.slice(1))));

const root = document.documentElement;
root.lang = staged.lang;
root.dir = staged.dir;
root.dataset.shopTheme = staged.theme;

for (const name of events) document.addEventListener(name, report);
document.addEventListener('submit', stay);
document.addEventListener('click', stay);

window.ShopElements?.configure({ navigate: (url) => log('navigate', url) });
if (staged.answers === 'page') await (await import('./shop-in-page')).open();
else await (await import('./shop-outside')).open();
const block = document.createElement('template');
block.innerHTML = staged.html;
document.querySelector('#stage')?.append(block.content);

function report(event: Event): void {
  log(event.type, JSON.stringify((event as CustomEvent<unknown>).detail ?? null, withoutNodes) ?? '');
}

/** An event's detail can contain DOM nodes. */
function withoutNodes(_: string, value: unknown): unknown {
  return value instanceof Node ? `<${value.nodeName.toLowerCase()}>` : value;
}

/** Prevents forms and links from leaving the page. */
function stay(event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (event.type === 'submit') {
    leave(event, 'a form is posted to', target.getAttribute('action') ?? '');
    return;
  }
  const address = target.closest('a[href]')?.getAttribute('href') ?? '#';
  if (!address.startsWith('#')) leave(event, 'a link leads to', address);
}

function leave(event: Event, what: string, address: string): void {
  event.preventDefault();
  log(what, address);
}

function log(name: string, text: string): void {
  parent.postMessage({ stageEvent: { name, text } }, location.origin);
}
