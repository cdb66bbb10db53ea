import { resetHost } from '@shop-elements/host';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { ShopElements } from 'shop-elements';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { eventually } from '../support/eventually';
import { elementsFromStories } from '../support/stories';
import { recordComplaints } from './complaints';
import { use } from './use';

beforeEach(async () => {
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
});

afterEach(resetHost);

test('react and react-dom have the same version', () => {
  expect(domVersion).toBe(version);
});

test.each(elementsFromStories)(`React ${version} renders, moves and removes $tag, which works`, async (story) => {
  const { tag, html, prepare } = story;
  const complaints = recordComplaints();
  const undo = await prepare?.();
  document.body.innerHTML = `<main>${html}</main><aside></aside>`;
  const element = document.querySelector<HTMLElement>(tag);
  await eventually(() => expect(element?.dataset.state).not.toMatch(/^(loading|error)$/));
  const root = element?.querySelector(':scope > [data-shop-root]');

  if (element) await use[tag]?.(element);
  if (element) document.querySelector('aside')?.append(element);
  await Promise.resolve();
  expect(element?.querySelector(':scope > [data-shop-root]')).toBe(root);
  expect(element?.dataset.state).not.toMatch(/^(loading|error)$/);

  element?.remove();
  await eventually(() => expect(root?.isConnected || element?.contains(root ?? null)).toBe(false));
  expect(complaints).toEqual([]);
  await undo?.();
});
