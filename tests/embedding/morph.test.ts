import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addTwoLessons, choose, giveAddress } from '../journeys/steps';
import { allDrawn, visit, withBrowser } from '../journeys/visit';

// Hosts that morph: they change the page, in place, into the HTML that the server sends. Turbo and htmx do that with Idiomorph,
// LiveView with morphdom, and Livewire, and so Hyvä Checkout, with a library that works like it.

withBrowser();

const libraries = createRequire(path.resolve(import.meta.dirname, '../../examples/hosts/package.json'));

const morphers = {
  Idiomorph: { file: 'idiomorph/dist/idiomorph.js', call: 'Idiomorph.morph' },
  morphdom: { file: 'morphdom/dist/morphdom-umd.js', call: 'morphdom' },
} as const;

const tags = Object.keys(JSON.parse(readFileSync('packages/bundle/dist/parts.json', 'utf8')).elements).map(
  (name) => `shop-${name}`,
);

const names = Object.keys(morphers) as (keyof typeof morphers)[];

/** Morphs a part of the page into what the server sends now. Evaluated through the browser, because the shop's policy blocks added scripts. */
async function morph(page: Page, name: keyof typeof morphers, part = 'body'): Promise<void> {
  const { file, call } = morphers[name];
  const session = await page.context().newCDPSession(page);
  const expression = `${readFileSync(libraries.resolve(file), 'utf8')};
    fetch(location.href).then((response) => response.text()).then((html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      ${call}(document.querySelector('${part}'), sent.querySelector('${part}'));
    })`;
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  expect(exceptionDetails?.exception?.description).toBeUndefined();
}

/** The state and the visible text of each element. */
async function elementsOf(page: Page): Promise<string[]> {
  const elements = page.locator(tags.join());
  const states = await elements.evaluateAll((all) => all.map((each) => `${each.localName}, ${each.dataset['state']}`));
  const texts = await elements.allInnerTexts();
  return states.map((state, index) => `${state}: ${texts[index]?.replace(/\s+/g, ' ')}`);
}

test.each(
  names.flatMap((name) => ['/', '/desk.html', '/help', '/look-book'].map((address) => [name, address] as const)),
)('%s: after morphing %s, all elements show what they do after a reload', async (name, address) => {
  const { page, context, problems } = await visit();
  await page.goto(address);
  await allDrawn(page);
  await morph(page, name);
  const reloaded = await context.newPage();
  await reloaded.goto(address);
  await allDrawn(reloaded);
  const differences = async (): Promise<string[]> => {
    const [morphed, expected] = [await elementsOf(page), await elementsOf(reloaded)];
    return expected.filter((element, index) => element !== morphed[index]);
  };
  await expect.poll(differences).toEqual([]);
  expect((await elementsOf(reloaded)).length).toBeGreaterThan(5);
  expect(problems).toEqual([]);
});

test.each(names)('%s: a half typed card number keeps its focus and gets no message', async (name) => {
  const { page, problems } = await visit();
  await addTwoLessons(page);
  await giveAddress(page);
  const section = await choose(page, 'acmepay');
  const number = section.getByLabel('Credit Card Number');
  await number.pressSequentially('4111 11');
  const before = await elementsOf(page);
  await morph(page, name, 'shop-cc-form');
  await expect.poll(() => elementsOf(page)).toEqual(before);
  await page.keyboard.type('11 1111 1111');
  expect(await number.inputValue()).toBe('4111 1111 1111 1111');
  expect(problems).toEqual([]);
});
