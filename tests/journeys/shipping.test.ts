import { expect, test } from 'vitest';
import { hold } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

withBrowser();

async function atAddress(query = '') {
  const shopper = await visit();
  const { page } = shopper;
  await page.goto('/desk.html');
  await page.locator('form[data-role="tocart-form"] button').first().click();
  await expect.poll(() => page.locator('.counter').first().textContent()).not.toBe('0');
  await page.goto(`/checkout/${query}`);
  await allDrawn(page);
  const country = page.getByLabel('Country').first();
  const express = page.getByRole('radio', { name: /Express/ });
  return { ...shopper, country, express };
}

test('a field that a carrier needs gets a message after the shopper leaves it empty', async () => {
  const { page, problems } = await atAddress();
  const postcode = page.getByLabel('Zip/Postal Code').first();
  await postcode.focus();
  await page.keyboard.press('Tab');
  const note = page.getByText('Field Zip/Postal Code is required.');
  await note.waitFor();
  expect(await postcode.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
  await postcode.fill('1012 LG');
  expect(await note.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('shipping methods not available for the country are hidden, and return', async () => {
  const { page, country, express, problems } = await atAddress();
  await express.check();
  await country.selectOption('NL');
  await express.waitFor({ state: 'hidden' });
  expect(await page.getByText('The way of shipping you chose does not go there.').isVisible()).toBe(true);
  await country.selectOption('US');
  await express.waitFor();
  expect(await express.isChecked()).toBe(false);
  expect(problems).toEqual([]);
});

test('in a slow shop, the newest address wins', async () => {
  const { page, country, express } = await atAddress();
  const release = await hold(page, '**/estimate-shipping-methods');
  await express.check();
  await country.selectOption('NL');
  await country.selectOption('US');
  release();
  await expect.poll(() => page.locator('#checkout-shipping-method-load').getAttribute('aria-busy')).toBeNull();
  expect(await express.isChecked()).toBe(true);
});

test('if the shop does not reply, all shipping methods stay, and the server validates the choice', async () => {
  const { page, country, express } = await atAddress('?fail=offline');
  await express.check();
  await country.selectOption('NL');
  await expect.poll(() => page.locator('#checkout-shipping-method-load').getAttribute('aria-busy')).toBeNull();
  expect(await express.isChecked()).toBe(true);
});
