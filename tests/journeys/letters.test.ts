import { expect, test } from 'vitest';
import { allDrawn, visit, withBrowser } from './visit';

withBrowser();

const letters = '/admin/email-template/';

test('a shopkeeper finds a variable, inserts it into an email, and previews it', async () => {
  const { page, problems } = await visit();
  await page.goto(letters);
  await allDrawn(page);
  const insert = page.getByRole('button', { name: 'Insert Variable' });
  await page.getByLabel('Search by name or code').fill('signature');
  expect(await insert.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Signature Custom owner_signature' }).check();
  const content = page.getByLabel('Template Content');
  await content.press('Control+End');
  await insert.click();
  expect(await content.inputValue()).toMatch(/\{\{customVar code=owner_signature\}\}$/);
  await page.getByRole('button', { name: 'Preview Template' }).click();
  await expect.poll(() => page.locator('.letter').textContent()).toContain('Wren Alder and Tom Finch');
  expect(problems).toEqual([]);
});

test.each(['500', 'offline'])('after %s, the email text stays and the list can be requested again', async (fail) => {
  const { page } = await visit();
  await page.goto(`${letters}?fail=${fail}`);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.getByLabel('Template Content').fill('My letter');
  await page.evaluate((path) => history.replaceState(null, '', path), letters);
  await retry.click();
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByLabel('Template Content').inputValue()).toBe('My letter');
});

test('without JavaScript, the variables can be copied, and a missing one is reported', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(letters);
  expect(await page.getByText('{{customVar code=owner_signature}}').isVisible()).toBe(true);
  await page.getByLabel('Template Content').fill('Yours, {{customVar code=gone}}');
  await page.getByRole('button', { name: 'Preview Template' }).click();
  expect(await page.locator('.letter').textContent()).toBe('Yours, ');
  expect(await page.locator('.message.error').first().textContent()).toContain(
    'The variable gone is no longer available.',
  );
});
