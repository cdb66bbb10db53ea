import { addTexts, resetTexts } from '@shop-elements/core';
import { forgetSection, writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { ready, show } from '#testing/page';
import { json, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import '../../../ui/src/base.css';
import './review-form.css';
import '../rating-stars/rating-stars.css';

const MISSING = 'Please select one of each of the ratings above.';

/** Luma's radio buttons: five for each rating, each followed by its label. */
function rating(id: number, label: string): string {
  const options = [1, 2, 3, 4, 5].map((stars) => {
    const option = (id - 1) * 5 + stars;
    return `<input type="radio" name="ratings[${id}]" id="${label}_${stars}" value="${option}" aria-labelledby="${label}_rating_label ${label}_${stars}_label">
      <label for="${label}_${stars}" id="${label}_${stars}_label"><span>${stars} stars</span></label>`;
  });
  return `<div class="field choice review-field-rating"><label class="label" id="${label}_rating_label"><span>${label}</span></label>
    <div class="control review-control-vote">${options.join('')}</div></div>`;
}

const fields = `
  <input type="hidden" name="form_key" value="fromthecache">
  <input type="hidden" name="validate_rating" value="">
  <div id="product-review-table">${rating(4, 'Overall')}${rating(1, 'Quality')}</div>
  <label>Nickname <input name="nickname"></label>
  <label>Summary <input name="title"></label>
  <label>Review <textarea name="detail"></textarea></label>
  <button type="submit" class="action submit">Submit Review</button>`;

async function place(inside = fields): Promise<HTMLFormElement> {
  const html = `<shop-review-form><form action="/review/product/post/id/42/" method="post">${inside}</form></shop-review-form>`;
  const element = await ready(show('shop-review-form', html));
  await eventually(() => expect(stars().every((each) => each.dataset.state === 'ready')).toBe(true));
  const form = element.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

function stars() {
  return Array.from(document.querySelectorAll('shop-rating-stars'));
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
}

function submit(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('.submit');
  if (found === null) throw new Error('no button');
  return found;
}

function choose(index: number, score: number): void {
  stars()[index]?.querySelector<HTMLElement>(`[data-star="${score}"]`)?.click();
}

const message = () => document.querySelector('.shop-field__error')?.textContent;

/** The forms that would have been posted. */
function recordPosts(): URLSearchParams[] {
  const posts: URLSearchParams[] = [];
  const submitted = (event: Event): void => {
    if (!event.defaultPrevented) {
      posts.push(new URLSearchParams(new FormData(event.target as HTMLFormElement) as unknown as URLSearchParams));
    }
    event.preventDefault();
  };
  document.addEventListener('submit', submitted);
  onTestFinished(() => document.removeEventListener('submit', submitted));
  return posts;
}

/** The visitor's private data in the browser. */
function store(sections: Readonly<Record<string, object>>): void {
  const ids = Object.fromEntries(Object.keys(sections).map((name) => [name, 1]));
  const stored = Object.fromEntries(Object.keys(sections).map((name) => [name, { ...sections[name], data_id: 1 }]));
  localStorage.setItem('mage-cache-storage', JSON.stringify(stored));
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `section_data_ids=${encodeURIComponent(JSON.stringify(ids))};path=/`;
}

beforeEach(() => {
  serve(() => json({ customer: { data_id: 1 } }));
});

afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'section_data_ids=;path=/;max-age=0';
});

test('keeps the server’s fields, and shows its radio buttons as named stars', async () => {
  const form = await place();
  expect(stars().map((each) => each.querySelector('[role=radiogroup]')?.getAttribute('aria-label'))).toEqual([
    'Overall',
    'Quality',
  ]);
  expect(form.querySelectorAll('.review-field-rating > .label')).toHaveLength(2);
  expect(stars()[0]?.querySelectorAll('[data-star]')).toHaveLength(5);
  await expectAccessible(form);
});

test('leaves a form to the page if Alpine runs it, as in Hyvä, and logs that', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const radios = [1, 2].map(
    (value) => `<label><input type="radio" name="ratings[4]" value="${value}">${value} stars</label>`,
  );
  const own = `<form x-data="initReviewForm" class="review-form"><fieldset>${radios.join('')}</fieldset></form>`;
  const element = show('shop-review-form', `<shop-review-form>${own}</shop-review-form>`);
  const sentence = expect.stringContaining('leaves the form to the page');
  await expect.poll(() => warned.mock.calls.map(([text]) => String(text))).toContainEqual(sentence);
  expect(element.innerHTML).toContain(own);
  expect(document.querySelector('shop-rating-stars')).toBeNull();
});

test('keeps a legend if radio buttons are inside their labels', async () => {
  await place(
    '<fieldset><legend>Value</legend><label><input type="radio" name="ratings[2]" value="6"> 1</label><label><input type="radio" name="ratings[2]" value="7"> 2</label></fieldset>',
  );
  expect(document.querySelector('legend')?.checkVisibility()).toBe(true);
  expect(stars()).toHaveLength(1);
  expect(stars()[0]?.querySelectorAll('[data-star]')).toHaveLength(2);
  expect(stars()[0]?.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Value');
});

test('chooses stars by keyboard, and posts the shop’s option ids with the visitor’s own form key', async () => {
  writeCookie('form_key', 'k1');
  const posts = recordPosts();
  await place();
  stars()[0]?.querySelector<HTMLElement>('[data-shop-root] [type=radio]')?.focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  choose(1, 5);
  await userEvent.type(field('nickname'), 'Ann');
  submit().click();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.get('ratings[4]')).toBe('18');
  expect(posts[0]?.get('ratings[1]')).toBe('5');
  expect(posts[0]?.get('nickname')).toBe('Ann');
  expect(posts[0]?.get('form_key')).toBe('k1');
});

test.each(vectors<{ ratings: Readonly<Record<string, string>> }, string | null>('review.rating-rule'))(
  'reports a missing rating only if a rating has no stars ($id)',
  async ({ input, expected }) => {
    recordPosts();
    await place(`<div id="product-review-table">${rating(4, 'Overall')}</div><button class="submit">Send</button>`);
    const option = Number(input.ratings['4'] ?? 15);
    if (option > 15) choose(0, option - 15);
    submit().click();
    expect(message()).toBe(expected ?? '');
  },
);

test('reports missing ratings in one message, linked to each of them, and focuses the first', async () => {
  const posts = recordPosts();
  const form = await place();
  submit().click();
  expect(posts).toEqual([]);
  expect(Array.from(form.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)).toEqual([MISSING]);
  expect(document.querySelector('#product-review-table')?.nextElementSibling?.textContent).toBe(MISSING);
  const groups = Array.from(form.querySelectorAll('[role=radiogroup]'));
  const id = document.querySelector('.shop-field__error')?.id;
  for (const group of groups) {
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe(id);
  }
  expect(groups[0]?.contains(document.activeElement)).toBe(true);
  await expectAccessible(form);
  choose(0, 4);
  await eventually(() => expect(groups[0]?.getAttribute('aria-invalid')).toBe('false'));
  expect(message()).toBe(MISSING);
  choose(1, 4);
  await eventually(() => expect(message()).toBe(''));
});

test('reports missing fields and missing ratings together, and focuses the first of both', async () => {
  await place(fields.replace('name="nickname"', 'name="nickname" required'));
  submit().click();
  expect(message()).toBe(MISSING);
  expect(stars()[0]?.contains(document.activeElement)).toBe(true);
  choose(0, 4);
  choose(1, 4);
  submit().click();
  expect(document.activeElement).toBe(field('nickname'));
});

test('requires Luma’s required fields without Luma’s validation', async () => {
  const calls = recordPosts();
  const asked = fields
    .replace('name="nickname"', `type="text" name="nickname" data-validate="{required:true}"`)
    .replace('name="detail"', `name="detail" data-validate='{"required": true}'`);
  await place(asked);
  choose(0, 4);
  choose(1, 4);
  submit().click();
  expect(document.activeElement).toBe(field('nickname'));
  expect(field('detail').checkValidity()).toBe(false);
  expect(field('title').checkValidity()).toBe(true);
  expect(calls).toEqual([]);
});

test('focuses a field before the ratings first', async () => {
  await place(`<label>Nickname <input name="nickname" required></label>${fields.replace(/<label>Nickname.*/, '')}`);
  submit().click();
  expect(message()).toBe(MISSING);
  expect(document.activeElement).toBe(field('nickname'));
});

test.each(vectors<{ valid: boolean }, { submitDisabled: boolean }>('review.submit'))(
  'a press disables the button only if the review is valid ($id)',
  async ({ input, expected }) => {
    recordPosts();
    await place();
    if (input.valid) for (const index of [0, 1]) choose(index, 3);
    submit().click();
    expect(submit().disabled).toBe(expected.submitDisabled);
  },
);

test('a double click, or Enter after it, sends one review', async () => {
  const posts = recordPosts();
  const form = await place();
  for (const index of [0, 1]) choose(index, 3);
  submit().click();
  submit().click();
  form.requestSubmit();
  expect(posts).toHaveLength(1);
  expect(submit().disabled).toBe(true);
});

test('the form can be sent again after Back, or after a change', async () => {
  const posts = recordPosts();
  await place();
  for (const index of [0, 1]) choose(index, 3);
  submit().click();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(submit().disabled).toBe(false);
  submit().click();
  await userEvent.type(field('title'), 'Warm');
  expect(submit().disabled).toBe(false);
  submit().click();
  expect(posts).toHaveLength(3);
});

test('the page’s own `pageshow` after a quick press does not let the shopper send the form twice', async () => {
  const posts = recordPosts();
  await place();
  for (const index of [0, 1]) choose(index, 3);
  submit().click();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(submit().disabled).toBe(true);
  expect(posts).toHaveLength(1);
});

test('validates ratings before a script sends the form itself, as an invisible reCAPTCHA does', async () => {
  const form = await place();
  const sent = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    form.submit();
  });
  submit().click();
  expect(sent).not.toHaveBeenCalled();
  expect(form.textContent).toContain('Please select one of each of the ratings above.');
  for (const index of [0, 1]) choose(index, 3);
  submit().click();
  expect(sent).toHaveBeenCalledOnce();
});

test('the form stays usable if another script refuses it', async () => {
  const form = await place();
  for (const index of [0, 1]) choose(index, 3);
  form.addEventListener('submit', (event) => event.preventDefault());
  submit().click();
  expect(submit().disabled).toBe(false);
});

interface Sections {
  review: { nickname?: string };
  customer: { firstname?: string };
}

test.each(vectors<Sections, string>('review.nickname'))(
  'fills in the nickname that the shop knows, or else the first name ($id)',
  async ({ input, expected }) => {
    store({ ...input });
    await place();
    await eventually(() => expect(field('nickname').value).toBe(expected));
  },
);

test('is not sent before a visible reCAPTCHA is solved', async () => {
  const form = await place(
    `${fields}<input type="checkbox" class="required-captcha checkbox" name="recaptcha-validate-">`,
  );
  const posts = recordPosts();
  choose(0, 4);
  choose(1, 4);
  submit().click();
  const box = form.querySelector<HTMLInputElement>('.required-captcha');
  const message = () => box?.parentElement?.querySelector('.required-captcha + [role="alert"]');
  expect(message()?.textContent).not.toBe('');
  submit().click();
  expect(form.querySelectorAll('.required-captcha ~ [role="alert"]')).toHaveLength(1);
  expect(posts).toEqual([]);
  box?.click();
  submit().click();
  expect(posts).toHaveLength(1);
  expect(message()).toBeNull();
});

test('does not overwrite typed or printed texts', async () => {
  store({ customer: { firstname: 'Cornelis' }, review: { nickname: 'Kees', title: 'Old' } });
  await place(
    fields.replace('name="nickname"', 'name="nickname" value="K."').replace('name="title"', 'name="title" value="New"'),
  );
  expect([field('nickname').value, field('title').value]).toEqual(['K.', 'New']);
});

test('restores a refused review with its stars once', async () => {
  const review = { nickname: 'Kees', title: 'Warm', detail: 'It rose.', ratings: { 4: '18', 1: '2' } };
  store({ customer: { firstname: 'Cornelis' }, review });
  await place();
  expect(field('nickname').value).toBe('Kees');
  expect(field('title').value).toBe('Warm');
  expect(field('detail').value).toBe('It rose.');
  await eventually(() => expect(stars().map(({ score }) => score)).toEqual([3, 2]));
  await eventually(() => expect(localStorage.getItem('mage-cache-storage')).not.toContain('It rose.'));
  await forgetSection('review');
});

test('keeps the server’s content where guests may not write reviews', async () => {
  const element = await ready(show('shop-review-form', '<shop-review-form><p>Please sign in.</p></shop-review-form>'));
  expect(element.textContent).toBe('Please sign in.');
  await expectAccessible(element);
});

test('leaves nothing of the radio buttons next to the stars', async () => {
  await place();
  const [first] = stars();
  expect(first?.parentElement?.textContent.trim()).toBe(first?.textContent.trim());
});

test('the stars can be clicked where the theme draws its own stars over radio buttons', async () => {
  const theme = new CSSStyleSheet();
  theme.replaceSync(`.review-control-vote { position: relative }
    .review-control-vote::before { content: '\u2606\u2606\u2606\u2606\u2606'; position: absolute; z-index: 1; inset: 0 }
    .review-control-vote label { position: absolute }`);
  document.adoptedStyleSheets.push(theme);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  await place();
  const [first] = stars();
  const star = first?.querySelector('[data-star="4"] input');
  const box = star?.getBoundingClientRect();
  expect(document.elementFromPoint((box?.left ?? 0) + 10, (box?.top ?? 0) + 10)).toBe(star);
});

test('in OpenMage’s table, each rating has its stars in one row, and the row’s title as its name', async () => {
  const row = (id: number, title: string) =>
    `<tr><th>${title}</th>${[1, 2, 3, 4, 5]
      .map(
        (value) =>
          `<td style="width: 20%"><label><input type="radio" name="ratings[${id}]" value="${id}${value}"></label></td>`,
      )
      .join('')}</tr>`;
  const titles = [1, 2, 3, 4, 5].map((number) => `<th>${number} star</th>`).join('');
  const form =
    await place(`<table id="product-review-table" style="inline-size: 300px"><thead><tr><th></th>${titles}</tr></thead>
    <tbody>${row(1, 'Price')}${row(2, 'Quality')}</tbody></table><button class="submit">Submit</button>`);
  expect(page.getByRole('columnheader').elements()).toHaveLength(0);
  const group = page.getByRole('radiogroup', { name: 'Quality' });
  await expect.element(group).toBeVisible();
  const tops = [...group.element().querySelectorAll('[data-star]')].map((star) => star.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  choose(1, 4);
  await expect.poll(() => new FormData(form).get('ratings[2]')).toBe('24');
});

test('in a table that only lays out the form, all radio buttons may share a cell', async () => {
  await place(`<table><tbody><tr><th>Your opinion</th><td id="cell">${rating(1, 'Quality')}</td></tr></tbody></table>
    <button class="submit">Submit</button>`);
  expect(document.querySelector<HTMLTableCellElement>('#cell')?.colSpan).toBe(1);
  await expect.element(page.getByRole('radiogroup', { name: 'Quality' })).toBeVisible();
});

test('a rating has its own name, not the name of the surrounding tab', async () => {
  const label = (stars: number) =>
    `<label><input type="radio" name="ratings[4]" value="${stars}"> ${stars} stars</label>`;
  const radios = [1, 2, 3, 4, 5].map(label).join('');
  const fieldset = `<fieldset><legend>Quality</legend>${radios}</fieldset>`;
  const tab = `<h2 id="tab-title">Reviews</h2><div role="tabpanel" aria-labelledby="tab-title">`;
  show(
    'shop-review-form',
    `${tab}<shop-review-form><form action="/review/">${fieldset}</form></shop-review-form></div>`,
  );
  await eventually(() => expect(stars()[0]?.dataset.state).toBe('ready'));
  expect(page.getByRole('radiogroup', { name: 'Quality' }).query()).not.toBeNull();
});

test('a copy of the form has one message of its own, which goes away when its ratings are chosen', async () => {
  const form = await place();
  submit().click();
  await expect.poll(message).toBe(MISSING);
  const element = form.closest('shop-review-form');
  const copy = element?.cloneNode(true) as HTMLElement;
  element?.replaceWith(copy);
  await eventually(() => expect(stars().every((each) => each.dataset.state === 'ready')).toBe(true));
  submit().click();
  await expect.poll(message).toBe(MISSING);
  choose(0, 3);
  choose(1, 4);
  await expect.poll(message).toBe('');
  expect(copy.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('a copy of the form that was made while it was sent, as page caches restore it, can be sent', async () => {
  const posts = recordPosts();
  const form = await place();
  const element = form.closest('shop-review-form');
  choose(0, 3);
  choose(1, 4);
  submit().click();
  expect(submit().disabled).toBe(true);
  element?.replaceWith(element.cloneNode(true));
  await eventually(() => expect(stars().every((each) => each.dataset.state === 'ready')).toBe(true));
  choose(0, 5);
  choose(1, 5);
  submit().click();
  expect(posts.map((post) => post.get('ratings[4]'))).toEqual(['18', '20']);
  expect(submit().disabled).toBe(true);
});

test('scripts can choose with the page’s own radio buttons and labels: the stars follow, and it is posted once', async () => {
  const posts = recordPosts();
  await place();
  submit().click();
  expect(message()).toBe(MISSING);
  document.querySelector<HTMLElement>('#Overall_4')?.click();
  document.querySelector<HTMLElement>('label[for="Quality_2"]')?.click();
  await expect.poll(message).toBe('');
  expect(stars().map(({ score }) => score)).toEqual([4, 2]);
  choose(1, 5);
  submit().click();
  expect(posts[0]?.getAll('ratings[4]')).toEqual(['19']);
  expect(posts[0]?.getAll('ratings[1]')).toEqual(['5']);
  expect(document.querySelector<HTMLInputElement>('#Quality_5')?.checked).toBe(true);
});

test('a rating that was ticked before the script loaded shows its stars', async () => {
  await place(fields.replace('id="Overall_3"', 'id="Overall_3" checked'));
  expect(stars().map(({ score }) => score)).toEqual([3, null]);
});

test('a radio button that a script has ticked without an event counts', async () => {
  const posts = recordPosts();
  await place();
  for (const id of ['Overall_3', 'Quality_1'])
    Object.assign(document.getElementById(id) as HTMLInputElement, { checked: true });
  submit().click();
  expect(posts[0]?.get('ratings[4]')).toBe('18');
  expect(stars().map(({ score }) => score)).toEqual([3, 1]);
});

test('the message changes with its text, as after a locale file has loaded', async () => {
  onTestFinished(resetTexts);
  await place();
  submit().click();
  expect(message()).toBe(MISSING);
  addTexts({ en: { 'review-form': { ratings: 'Rate everything.' } } });
  await expect.poll(message).toBe('Rate everything.');
});
