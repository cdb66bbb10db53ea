import type { ReactComponent } from '@shop-elements/core';
import { resetHost } from '@shop-elements/host';
import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode, version } from 'react';
import { ShopElements } from 'shop-elements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { elementsFromStories } from '../support/stories';
import { recordComplaints } from './complaints';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../packages/{checkout,catalog,content,site}/src/*/index.ts',
  { eager: true },
);

const components = elementsFromStories.map((story) => {
  const folder = story.tag.replace('shop-', '');
  const file = Object.keys(modules).find((name) => name.endsWith(`/${folder}/index.ts`)) ?? '';
  const name = folder.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return { ...story, name, component: modules[file]?.[name] };
});

function isComponent(value: unknown): value is ReactComponent<HTMLElement> {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
});

afterEach(() => {
  cleanup();
  // The rest of the story's page is outside the app.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  resetHost();
  vi.restoreAllMocks();
});

/** A story's page with a container for React instead of the element. */
function pageAround(tag: string, html: string): { container: HTMLElement; element: HTMLElement } {
  // Parsed outside the document, so that the element doesn't upgrade.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const element = page.querySelector<HTMLElement>(tag);
  if (element === null) throw new Error(`the story has no <${tag}>`);
  const container = page.createElement('div');
  element.replaceWith(container);
  document.body.replaceChildren(...document.adoptNode(page.body).childNodes);
  return { container, element };
}

test.each(components)(
  `an app on React ${version} renders, rerenders and removes $name, also in strict mode`,
  async (story) => {
    const { name, tag, component, html, prepare } = story;
    if (!isComponent(component)) throw new Error(`${tag} exports no component ${name}`);
    const complaints = recordComplaints();
    const undo = await prepare?.();
    const { container, element } = pageAround(tag, html);
    const Shown = component;
    element.removeAttribute('style');
    const attributes = Object.fromEntries(
      [...element.attributes].map(({ name: attribute, value }) => [
        attribute === 'class' ? 'className' : attribute,
        value,
      ]),
    );
    const view = (title: string) => (
      <StrictMode>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a story's own markup */}
        <Shown {...attributes} title={title} dangerouslySetInnerHTML={{ __html: element.innerHTML }} />
      </StrictMode>
    );

    const { rerender, unmount } = render(view('first'), { container });
    const shown = container.querySelector<HTMLElement>(tag);
    await waitFor(() => expect(shown?.dataset.state).not.toMatch(/^(loading|error)$/), { timeout: 10_000 });
    const root = shown?.querySelector(':scope > [data-shop-root]');
    expect(root).toBeInstanceOf(HTMLElement);
    rerender(view('second'));
    expect(shown?.title).toBe('second');
    expect(shown?.querySelector(':scope > [data-shop-root]')).toBe(root);
    unmount();
    expect(container.childElementCount).toBe(0);
    expect(complaints).toEqual([]);
    await undo?.();
  },
);
