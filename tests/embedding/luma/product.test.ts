import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { hasPhp, print } from '../magento/print';
import { sections } from './customer';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';
import type { MagentoVersion } from './printed';
import { productPage, reviewList, themesReviewForm } from './product';

// A product page in Luma, with the output of the module's templates.

withBrowser();

/** Opens the page and its reviews. */
async function withReviews(changes: { reviewForm?: string } = {}, version?: MagentoVersion) {
  const shopper = await product(changes, version);
  await shopper.page.locator('#tab-label-reviews').getByRole('link').click();
  await shopper.page.getByText('Holds its edge').waitFor();
  return shopper;
}

interface Changes {
  reviewForm?: string;
  tabs?: 'shop-tabs';
}

async function product(changes: Changes = {}, version?: MagentoVersion) {
  const shopper = await visit();
  await openProduct(shopper.page, shopper.context, changes, version);
  await lumaHasStarted(shopper.page);
  await shopper.page.locator('.fotorama__stage__frame').first().waitFor();
  return shopper;
}

async function openProduct(
  page: Page,
  context: BrowserContext,
  changes: Changes,
  version?: MagentoVersion,
): Promise<void> {
  const printed = print('en_US', 'Edge');
  await openLuma(context, {
    product: () =>
      productPage({
        messages: printed['messages'] ?? '',
        reviews: printed['product-reviews'] ?? '',
        reviewForm: printed['review-form'] ?? '',
        instantPurchase: printed['instant-purchase'] ?? '',
        ...changes,
      }),
    reviews: (query) => reviewList(Number(query.get('p') ?? 1), version),
  });
  await page.goto('/luma/product/');
}

const play = (page: Page) => page.getByRole('button', { name: 'Play video' });

/** What Luma's gallery shows. */
const pictureOf = (page: Page) => page.locator('.fotorama__stage__frame.fotorama__active img').getAttribute('alt');

/** Stubs the video providers' players. */
async function stubPlayers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A player</p>' });
  });
  return asked;
}

test.skipIf(!hasPhp)('Luma’s gallery plays a video in its own frame only', async () => {
  const { page, context, problems } = await product();
  const asked = await stubPlayers(context);
  expect(await play(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Loppers at work' }).click();
  await play(page).click();
  await page.frameLocator('.fotorama__active iframe').getByText('A player').waitFor();
  // Pressing our button does not swipe the gallery.
  expect(await page.locator('.fotorama__nav__frame.fotorama__active').getAttribute('aria-label')).toBe(
    'Loppers at work',
  );
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await expect.poll(() => play(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Loppers at work' }).click();
  await play(page).focus();
  await page.keyboard.press('Enter');
  await page.frameLocator('.fotorama__active iframe').getByText('A player').waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp).each([1280, 390])(
  'at %d px, the gallery’s arrows don’t cover the link and the button of a playing video',
  async (width) => {
    const { page, context } = await product();
    await page.setViewportSize({ width, height: 900 });
    await stubPlayers(context);
    await page.getByRole('button', { name: 'Loppers at work' }).click();
    await play(page).click();
    const box = page.locator('.fotorama__active .shop-gallery-video__player');
    for (const control of [box.getByRole('link'), box.getByRole('button')]) {
      const isHit = await control.evaluate((node) => {
        node.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return [left + 2, (left + right) / 2, right - 2].every((x) =>
          node.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
      expect(isHit, (await control.textContent()) ?? '').toBe(true);
    }
    await page.getByRole('button', { name: 'Close video' }).click();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await play(page).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  },
);

test.skipIf(!hasPhp)('Luma’s swatches change the gallery’s videos, and back', async () => {
  const { page, context, problems } = await product();
  const asked = await stubPlayers(context);
  await page.getByRole('option', { name: 'Clay' }).click();
  await page.getByRole('option', { name: 'L', exact: true }).press('Enter');
  expect(await page.locator('.product-info-price .price').textContent()).toBe('$24.00');
  await page.getByRole('button', { name: 'Clay loppers at work' }).click();
  await expect.poll(() => pictureOf(page)).toBe('Clay loppers at work');
  await play(page).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('aBcDeFgHiJk');
  await page.getByRole('option', { name: 'Moss' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Moss loppers, blade' }).click();
  await expect.poll(() => pictureOf(page)).toBe('Moss loppers, blade');
  await expect.poll(() => play(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the message after Luma’s Add to Cart shows once, in Luma’s place', async () => {
  const { page, problems } = await product();
  await page.route('**/checkout/cart/add/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/customer/section/load/**', (route) =>
    route.fulfill({
      json: {
        messages: {
          messages: [{ type: 'success', text: 'You added Loppers to your <a href="/checkout/cart/">cart</a>.' }],
          data_id: 7,
        },
      },
    }),
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const message = page.locator('.page.messages .message-success');
  await message.getByRole('link', { name: 'cart' }).waitFor();
  expect(await message.count()).toBe(1);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('Escape closes a dialog although Luma’s gallery handles that key on the whole page', async () => {
  const { page, context, problems } = await product();
  await context.addInitScript(
    (customer) => localStorage.setItem('mage-cache-storage', customer),
    JSON.stringify(sections),
  );
  await page.reload();
  await page.locator('.fotorama__stage__frame').first().waitFor();
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.locator('shop-instant-purchase').getByRole('button').click();
    await dialog.waitFor();
  };
  await open();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await open();
  // Removes the focus from the dialog's buttons.
  await dialog.getByText('Visa, ending: 1111').click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the link to the reviews opens their tab', async () => {
  const { page, problems } = await product();
  expect(await page.locator('#reviews').isVisible()).toBe(false);
  await page.getByRole('link', { name: '2 Reviews' }).click();
  await page.getByText('Holds its edge').waitFor();
  expect(await page.locator('#description').isVisible()).toBe(false);
  await page.locator('#tab-label-description').getByRole('link').click();
  await expect.poll(() => page.locator('#reviews').isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

/** Hovers over each star and presses the last but one. Anything that covers a star would be hit instead. */
async function rateFour(page: Page): Promise<void> {
  const stars = page.getByRole('radiogroup', { name: 'Edge' }).locator('[data-star]');
  await stars.first().scrollIntoViewIfNeeded();
  for (const star of [5, 1, 4]) {
    const box = await stars.nth(star - 1).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
  await page.mouse.down();
  await page.mouse.up();
}

test.skipIf(!hasPhp).each([
  ['the module’s form', {}],
  ['a theme’s form with Luma’s markup', { reviewForm: themesReviewForm() }],
])('a shopper rates with the mouse in %s', async (_form, changes) => {
  const { page, problems } = await withReviews(changes);
  await rateFour(page);
  expect(await page.locator('shop-rating-stars [data-state="on"]').count()).toBe(4);
  const posted = await page
    .locator('#review-form')
    .evaluate((form: HTMLFormElement) => [...new FormData(form).keys()].filter((name) => name.startsWith('ratings[')));
  expect(posted).toHaveLength(1);
  expect(await faultsOf(page, 'product-rated')).toEqual([]);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('stars stay visible if the theme draws its own radio buttons', async () => {
  const { page } = await withReviews();
  await page.addStyleTag({
    content: `[type="radio"] { appearance: none; border: 1px solid #6b7280; border-radius: 100%; background-color: #fff; }
      [type="radio"]:checked:hover, [type="radio"]:checked:focus { border-color: transparent; background-color: currentcolor; background-image: url("data:,"); }`,
  });
  await rateFour(page);
  const drawn = await page.locator('shop-rating-stars [role="radiogroup"] input').evaluateAll((radios) =>
    radios.map((radio) => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(radio);
      return `${backgroundColor} ${backgroundImage} ${borderTopWidth}`;
    }),
  );
  expect(new Set(drawn)).toEqual(new Set(['rgba(0, 0, 0, 0) none 0px']));
});

test.skipIf(!hasPhp)('the review form has Luma’s labels, with an asterisk for required fields', async () => {
  const { page } = await withReviews();
  for (const name of ['Nickname', 'Summary', 'Review']) {
    const label = page.locator('shop-review-form label.label', { hasText: new RegExp(`^${name}$`) });
    expect(await label.evaluate((node) => getComputedStyle(node, '::after').content)).toBe('"*"');
    const width = await page.getByLabel(name, { exact: true }).evaluate((field) => field.clientWidth);
    expect(width, name).toBeGreaterThan(300);
  }
});

test.skipIf(!hasPhp).each(['2.4.6', '2.4.8'] as const)(
  'fetched reviews of Magento %s have their stars',
  async (version) => {
    const { page } = await withReviews({}, version);
    const shown = () =>
      page
        .locator('.review-list .rating-result')
        .evaluateAll((results) =>
          results.map((result) =>
            Math.round((100 * (result.querySelector('span')?.clientWidth ?? 0)) / result.clientWidth),
          ),
        );
    expect(await shown()).toEqual([80, 40]);
  },
);

test.skipIf(!hasPhp)('a product page has no layout problems at both widths', async () => {
  const { page, problems } = await withReviews();
  expect(await faultsOf(page, 'product')).toEqual([]);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('shop-tabs around Luma’s titles and contents looks and works like Luma’s own tabs', async () => {
  const { page, problems } = await product({ tabs: 'shop-tabs' });
  const details = page.getByRole('tab', { name: 'Details' });
  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  expect(await details.getAttribute('aria-selected')).toBe('true');
  expect(await page.getByText('For branches up to three centimeters.').isVisible()).toBe(true);
  expect(await faultsOf(page, 'product-shop-tabs-details')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await details.press('ArrowRight');
  await page.getByText('Holds its edge').waitFor();
  expect(await reviews.evaluate((tab) => tab === document.activeElement)).toBe(true);
  expect(await page.getByText('For branches up to three centimeters.').isVisible()).toBe(false);
  expect(await faultsOf(page, 'product-shop-tabs-reviews')).toEqual([]);
  await details.click();
  await page.getByRole('link', { name: '2 Reviews' }).click();
  await page.getByText('Holds its edge').waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('if the code of shop-tabs does not load, all of Luma’s panels can be read', async () => {
  const { page, context } = await visit();
  await page.route(/parts\/content-[\w-]+\.js/, (route) => route.abort());
  await openProduct(page, context, { tabs: 'shop-tabs' });
  await page.locator('shop-tabs[data-state="error"]').waitFor();
  const [details, reviews] = await Promise.all(
    ['#description', '#reviews'].map((panel) => page.locator(panel).boundingBox()),
  );
  expect((details?.y ?? 0) + (details?.height ?? 0)).toBeLessThanOrEqual(reviews?.y ?? 0);
  expect(reviews?.height).toBeGreaterThan(20);
});
