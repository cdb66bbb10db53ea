import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import './define';

const KEY = 'q3Zr81LmNa0PwXy2';

const form = (hash: string, attributes = '') => `
  <form action="/vault/cards/deleteaction" method="post" ${attributes}>
    <input type="hidden" name="form_key" value="fromthecache">
    <input type="hidden" name="public_hash" value="${hash}">
    <button>Delete ${hash}</button>
  </form>`;

const cards = (attributes = '') =>
  `<shop-stored-cards ${attributes}>${form('h1', 'data-card="Visa, ending 1111"')}${form('h2')}</shop-stored-cards>`;

/** The forms that would have been posted. */
function recordPosts(): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  const submitted = (event: Event): void => {
    const target = event.target as HTMLFormElement;
    if (event.defaultPrevented || target.method === 'dialog') return;
    event.preventDefault();
    posts.push(Object.fromEntries(new FormData(target)));
  };
  document.addEventListener('submit', submitted);
  onTestFinished(() => document.removeEventListener('submit', submitted));
  return posts;
}

async function openDialog(): Promise<HTMLDialogElement> {
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  return document.querySelector('dialog') ?? expect.fail('no dialog');
}

function button(words: string): HTMLButtonElement {
  const buttons = Array.from(document.querySelectorAll('button'));
  return buttons.find(({ textContent }) => textContent === words) ?? expect.fail(`no button ${words}`);
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `form_key=${KEY};path=/`;
});

afterEach(() => localStorage.clear());

test('keeps the server’s forms unchanged', async () => {
  const element = await drawn('shop-stored-cards', cards());
  expect(element.querySelectorAll('form')).toHaveLength(2);
  await expectAccessible(element);
});

/** A row of Magento's own list, whose forms don't name their card. */
const row = (last4: string, type: string) => `
  <tr>
    <td data-th="Card Number" class="col card-number">
      ending ${last4}
    </td>
    <td data-th="Expiration Date" class="col expire">01/2040</td>
    <td data-th="Card Type" class="col card-type"><img src="data:image/svg+xml," alt="${type}" width="46" height="30"></td>
    <td data-th="Actions" class="col actions"><form class="form" action="/vault/cards/deleteaction" method="post">
      <input name="form_key" type="hidden" value="k"><input name="public_hash" type="hidden" value="${last4}">
      <button type="submit" class="action delete"><span>Delete</span></button></form></td>
  </tr>`;

test('names the card by its row in Magento’s own list', async () => {
  const posts = recordPosts();
  await drawn(
    'shop-stored-cards',
    `<shop-stored-cards><div class="table-wrapper my-credit-cards"><table class="data table table-credit-cards">
      <caption class="table-caption">Stored Payment Methods</caption>
      <thead><tr><th scope="col">Card Number</th><th scope="col">Expiration Date</th><th scope="col">Card Type</th><th scope="col">Actions</th></tr></thead>
      <tbody>${row('1111', 'Visa')}${row('4444', '')}</tbody></table></div></shop-stored-cards>`,
  );
  document.querySelector<HTMLButtonElement>('.delete')?.click();
  const question = (await openDialog()).querySelector('p')?.textContent;
  expect(question).toBe('Are you sure you want to delete this card?\nending 1111, 01/2040, Visa');
  await userEvent.click(button('Cancel'));
  document.querySelector<HTMLButtonElement>('tr + tr .delete')?.click();
  expect((await openDialog()).querySelector('p')?.textContent).toContain('\nending 4444, 01/2040');
  await userEvent.click(button('Cancel'));
  expect(posts).toEqual([]);
});

test('deletes a card once after confirmation, with the visitor’s own form key', async () => {
  const posts = recordPosts();
  await drawn('shop-stored-cards', cards());
  await userEvent.click(button('Delete h1'));
  const dialog = await openDialog();
  expect(posts).toEqual([]);
  expect(dialog.getAttribute('aria-label')).toBe('Delete');
  expect(dialog.querySelector('p')?.textContent).toBe('Are you sure you want to delete this card?\nVisa, ending 1111');
  expect(Array.from(dialog.querySelectorAll('button'), ({ textContent }) => textContent)).toEqual(['Cancel', 'Delete']);
  // Enter alone deletes nothing.
  expect(document.activeElement).toBe(button('Cancel'));
  await expectAccessible(dialog);
  await userEvent.click(button('Delete'));
  await expect.poll(() => posts).toEqual([{ form_key: KEY, public_hash: 'h1' }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('reloads the sections that depend on saved cards after the deletion', async () => {
  const posts = recordPosts();
  await drawn('shop-stored-cards', cards());
  button('Delete h2').click();
  await openDialog();
  button('Delete').click();
  await expect.poll(() => posts).toHaveLength(1);
  await expect
    .poll(() => JSON.parse(localStorage.getItem('mage-cache-storage-section-invalidation') ?? '{}'))
    .toMatchObject({ 'instant-purchase': true });
});

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s keeps the card and restores the focus', async (_, leave) => {
  const posts = recordPosts();
  await drawn('shop-stored-cards', cards());
  await userEvent.click(button('Delete h1'));
  await openDialog();
  await leave();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Delete h1'));
  button('Delete h1').click();
  await openDialog();
  expect(posts).toEqual([]);
});

test('pressing twice asks once', async () => {
  await drawn('shop-stored-cards', cards());
  button('Delete h1').click();
  button('Delete h1').click();
  await openDialog();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('supports a shop’s own texts, and shows the text of HTML, which Magento’s own question may be', async () => {
  await drawn(
    'shop-stored-cards',
    cards('data-title="Remove card" data-content="<b>Really</b> &amp; now? <img src=x>"'),
  );
  button('Delete h2').click();
  const dialog = await openDialog();
  expect(dialog.querySelector('h2')?.textContent).toBe('Remove card');
  expect(dialog.querySelector('p')?.textContent?.trim()).toBe('Really & now?');
});

test('asks also for cards added later, but not for a search form', async () => {
  const posts = recordPosts();
  const element = await drawn('shop-stored-cards', cards());
  element.insertAdjacentHTML('beforeend', form('h3'));
  element.insertAdjacentHTML('beforeend', '<form><input name="q" value="visa"><button>Search</button></form>');
  button('Search').click();
  expect(posts).toEqual([{ q: 'visa' }]);
  button('Delete h3').click();
  await openDialog();
  expect(posts).toHaveLength(1);
});

test('asks also if the list is one form, and each button says how it is sent', async () => {
  const posts: unknown[] = [];
  const submitted = (event: SubmitEvent): void => {
    if (event.defaultPrevented || (event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const { target, submitter } = event;
    posts.push(Object.fromEntries(new FormData(target as HTMLFormElement, submitter)));
  };
  document.addEventListener('submit', submitted);
  onTestFinished(() => document.removeEventListener('submit', submitted));
  const send = 'formmethod="post" formaction="/vault/cards/deleteaction"';
  await drawn(
    'shop-stored-cards',
    `<shop-stored-cards><form><input name="form_key" type="hidden" value="k">
      <button ${send} name="public_hash" value="h1">Delete h1</button>
      <button ${send} name="public_hash" value="h2">Delete h2</button></form></shop-stored-cards>`,
  );
  button('Delete h2').click();
  await openDialog();
  expect(posts).toEqual([]);
  button('Delete').click();
  await expect.poll(() => posts).toEqual([{ form_key: KEY, public_hash: 'h2' }]);
});

test('names the card of the pressed button if one form is around the whole table', async () => {
  const send = 'formmethod="post" name="public_hash"';
  await drawn(
    'shop-stored-cards',
    `<shop-stored-cards><form><table><tbody><tr><td>ending 1111</td><td>01/2040</td><td><button ${send} value="h1">Delete h1</button></td></tr>
      <tr><td>ending 4444</td><td>02/2041</td><td><button ${send} value="h2">Delete h2</button></td></tr></tbody></table></form></shop-stored-cards>`,
  );
  button('Delete h2').click();
  expect((await openDialog()).querySelector('p')?.textContent).toBe(
    'Are you sure you want to delete this card?\nending 4444, 02/2041',
  );
});

test('posts nothing for a card whose button has left its form, and asks for the next one', async () => {
  const posts = recordPosts();
  await drawn('shop-stored-cards', cards());
  button('Delete h1').click();
  await openDialog();
  button('Delete h1').replaceWith();
  button('Delete').click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  button('Delete h2').click();
  await openDialog();
  expect(posts).toEqual([]);
});

test('leaves forms alone that a script of the page has handled', async () => {
  const element = await drawn('shop-stored-cards', cards());
  const dealtWith = vi.fn((event: Event) => event.preventDefault());
  element.querySelector('form')?.addEventListener('submit', dealtWith);
  button('Delete h1').click();
  expect(dealtWith).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')).toBeNull();
});
