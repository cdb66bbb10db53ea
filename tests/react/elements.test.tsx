import { resetHost } from '@shop-elements/host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { ShopElements } from 'shop-elements';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { use } from './use';

// Stories have a piece of markup that works for every element; their shop stands inside the page.
const stories = import.meta.glob<{ default: Meta; Playground: StoryObj }>('../../stories/*/*.stories.tsx', {
  eager: true,
});
import.meta.glob('../../packages/*/src/**/*.css', { eager: true });

const elements = Object.entries(stories).map(([file, story]) => ({
  tag: `shop-${/([\w-]+)\.stories/.exec(file)?.[1]}`,
  html: String(story.Playground.parameters?.docs?.source?.code),
  prepare: story.default.beforeEach as (() => Promise<() => Promise<void>>) | undefined,
}));

beforeEach(async () => {
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
});

afterEach(resetHost);

/** What React, or an element, has to complain of. */
function recordComplaints(): unknown[][] {
  const complaints: unknown[][] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
  onTestFinished(() => void vi.restoreAllMocks());
  return complaints;
}

test('React and its DOM are of one version', () => {
  expect(domVersion).toBe(version);
});

test.each(elements)(`React ${version} draws $tag, which is used, moved and taken away`, async (story) => {
  const { tag, html, prepare } = story;
  const complaints = recordComplaints();
  const undo = await prepare?.();
  document.body.innerHTML = `<main>${html}</main><aside></aside>`;
  const element = document.querySelector<HTMLElement>(tag);
  await vi.waitFor(() => expect(element?.dataset.state).not.toMatch(/^(loading|error)$/));
  const root = element?.querySelector(':scope > [data-shop-root]');

  if (element) await use[tag]?.(element);
  if (element) document.querySelector('aside')?.append(element);
  await Promise.resolve();
  expect(element?.querySelector(':scope > [data-shop-root]')).toBe(root);
  expect(element?.dataset.state).not.toMatch(/^(loading|error)$/);

  element?.remove();
  await vi.waitFor(() => expect(root?.isConnected || element?.contains(root ?? null)).toBe(false));
  expect(complaints).toEqual([]);
  await undo?.();
});
