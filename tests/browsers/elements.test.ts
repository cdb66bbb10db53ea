import { expect, test } from 'vitest';
import { stories } from '../../tools/docs/stories.mjs';
import { patience } from './page';
import { visitPageOf, withBrowser } from './visit';

withBrowser();

const playgrounds = (await stories()).filter(({ name }) => name === 'Playground');

test('every element has a sample', () => {
  expect(playgrounds).toHaveLength(54);
});

test.each(playgrounds)('$tag becomes ready without console output', async ({ tag, html }) => {
  const page = await visitPageOf(html);
  await (await page.css(tag)).ask((element: Element) => element.scrollIntoView());
  // Some elements then set a state of their own.
  const state = async () => (await page.css(tag)).attribute('data-state');
  await expect.poll(state, patience).toMatch(/^(?!loading|error)/);
  expect(await page.problems()).toEqual([]);
});
