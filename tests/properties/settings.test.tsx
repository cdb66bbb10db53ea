import type { Shape } from '@shop-elements/core';
import { resetHost } from '@shop-elements/host';
import fc from 'fast-check';
import { ShopElements } from 'shop-elements';
import { afterAll, afterEach, beforeAll, test, vi } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { eventually } from '../support/eventually';
import { elementsFromStories } from '../support/stories';
import { fitting, odd } from './arbitrary';

const modules = import.meta.glob<Record<string, Shape>>('../../packages/*/src/*/*.config.ts', { eager: true });

/** An element's settings, from its schema. */
function settingsOf(tag: string): readonly (readonly [name: string, shape: Shape])[] {
  const file = Object.keys(modules).find((path) => path.endsWith(`/${tag.slice('shop-'.length)}.config.ts`));
  const exported = Object.entries(modules[file ?? ''] ?? {});
  return exported.find(([name]) => name.endsWith('Config'))?.[1].fields ?? [];
}

/** `pnpm test:long` tries fifty times as many. */
const runs = import.meta.env.VITE_LONG ? 200 : 4;
const AT_ONCE = 50;

interface Setting {
  name: string;
  value: unknown;
  isOdd: boolean;
}

interface Case {
  settings: readonly Setting[];
  asAttributes: boolean;
}

function cases(tag: string): fc.Arbitrary<Case> {
  const each = settingsOf(tag).map(([name, shape]) => {
    const fits = fitting(shape).map((value): Setting => ({ name, value, isOdd: false }));
    const refused = odd(shape)?.map((value): Setting => ({ name, value, isOdd: true }));
    return fc.option(
      refused === undefined ? fits : fc.oneof({ arbitrary: fits, weight: 6 }, { arbitrary: refused, weight: 1 }),
      { nil: undefined },
    );
  });
  return fc.record({
    settings: fc.tuple(...each).map((found) => found.filter((setting) => setting !== undefined)),
    asAttributes: fc.boolean(),
  });
}

beforeAll(async () => {
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(resetHost);

const attributeOf = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function give(element: HTMLElement, { settings, asAttributes }: Case): void {
  if (asAttributes) for (const { name, value } of settings) element.setAttribute(attributeOf(name), written(value));
  else Reflect.set(element, 'config', Object.fromEntries(settings.map(({ name, value }) => [name, value])));
}

interface Heard {
  phase: string;
  issues: readonly { path: string; message: string; source: string }[];
}

/** Valid error messages for settings. Two elements use the messages of the library whose options they support. */
const spoken = /^(expected .+, found |is required: add |Video Error: |Target selector invalid)/s;

/** Problems that settings must not cause. */
function wrongWith({ settings, asAttributes }: Case, heard: readonly Heard[]): string[] {
  const issues = heard.filter(({ phase }) => phase === 'config').flatMap((error) => error.issues);
  const about = (name: string) => issues.filter(({ path }) => path === name || path.startsWith(`${name}.`));
  const unsaid = settings
    .filter(({ name, isOdd, value }) => isOdd && !(asAttributes && isTakenAsText(value)) && about(name).length === 0)
    .map(({ name, value }) => `no message about ${name}: ${JSON.stringify(value)}`);
  const untrue = settings
    .filter(({ name, isOdd }) => !isOdd && about(name).some(({ message }) => message.startsWith('expected ')))
    .map(({ name, value }) => `refused ${name}: ${JSON.stringify(value)}: ${JSON.stringify(about(name))}`);
  const unclear = issues.filter(({ message, source }) => !spoken.test(message) || source === '');
  const crashes = heard
    .filter(({ phase, issues: [issue] }) => phase === 'render' && !spoken.test(issue?.message ?? ''))
    .map(({ issues: [issue] }) => `crash: ${issue?.message}`);
  return [...unsaid, ...untrue, ...unclear.map((issue) => `unclear: ${JSON.stringify(issue)}`), ...crashes];
}

/** An attribute turns any other value into valid text. */
function isTakenAsText(value: unknown): boolean {
  return typeof value === 'object';
}

test.each(elementsFromStories)(
  '$tag accepts what its schema allows, and explains every other value',
  { timeout: 3_600_000 },
  async ({ tag, html }) => {
    const silenced = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    const reached: string[] = [];
    const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
      event.preventDefault();
      reached.push(
        event instanceof ErrorEvent
          ? `${event.message} ${event.error?.stack}`
          : `${event.reason} ${event.reason?.stack}`,
      );
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(cases(tag), { minLength: 1, maxLength: AT_ONCE, size: 'max' }), async (made) => {
          reached.length = 0;
          // Otherwise the spies keep every logged element in memory.
          for (const spy of silenced) spy.mockClear();
          const heard = new Map<EventTarget | null, Heard[]>();
          const onShopError = (event: Event): void => {
            const { target, detail } = event as CustomEvent<Heard>;
            heard.set(target, [...(heard.get(target) ?? []), detail]);
          };
          document.addEventListener('shop-error', onShopError);
          const page = document.createElement('main');
          const elements = made.map((one) => {
            const copy = document.createElement('template');
            copy.innerHTML = html;
            const element = copy.content.querySelector<HTMLElement>(tag);
            if (element === null) throw new Error(`no <${tag}>`);
            for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
            for (const script of element.querySelectorAll('script')) script.replaceWith();
            give(element, one);
            page.append(copy.content);
            return element;
          });
          document.body.replaceChildren(page);
          await eventually(() => {
            if (elements.some(({ dataset }) => dataset.state === undefined || dataset.state === 'loading'))
              throw new Error('loading');
          });
          await new Promise(requestAnimationFrame);
          const wrong = made.flatMap((one, index) => wrongWith(one, heard.get(elements[index] ?? null) ?? []));
          document.body.replaceChildren();
          await new Promise(requestAnimationFrame);
          document.removeEventListener('shop-error', onShopError);
          for (const dialog of document.querySelectorAll('dialog')) dialog.close();
          if (wrong.length + reached.length > 0) throw new Error([...reached, ...wrong].slice(0, 5).join('\n'));
        }),
        // Doesn't shrink: with an intermittent failure, shrinking never ends.
        { numRuns: runs, endOnFailure: true, ...(!import.meta.env.VITE_LONG && { seed: 42 }) },
      );
    } finally {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onError);
    }
  },
);
