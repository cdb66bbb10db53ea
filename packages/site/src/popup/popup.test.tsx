import { doctor } from '@shop-elements/core';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents, themeRules } from '#testing/page';
import { later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import '../../../ui/src/dialog.css';
import './popup.css';

const popup = (href: string, attributes = '') =>
  `<shop-popup ${attributes}><a href="${href}">Look closer</a></shop-popup>`;

const dialog = () => page.getByRole('dialog', { name: 'Look closer' });
const press = () => page.getByRole('link', { name: 'Look closer' }).click();
const html = (body: string, status = 200) => new Response(body, { status, headers: { 'Content-Type': 'text/html' } });

test('moves a part of the page into the dialog and back, with everything typed in it', async () => {
  await drawn('shop-popup', `${popup('#care')}<div id="care" hidden><label>Name <input></label></div>`);
  await press();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nora');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  const care = document.getElementById('care');
  expect(care?.hidden).toBe(true);
  expect(care?.closest('shop-popup')).toBeNull();
  expect(care?.querySelector('input')?.value).toBe('Nora');
  await expect.element(page.getByRole('link', { name: 'Look closer' })).toHaveFocus();
});

test('shows a page of the shop without its scripts', async () => {
  const calls = serve(() => html('<main><p onclick="x()">Wash by hand.</p><script>x()</script></main><p>Footer</p>'));
  await drawn('shop-popup', popup('/care.html'));
  await press();
  await expect.element(page.getByText('Wash by hand.')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/care.html']);
  expect(document.querySelector('dialog')?.innerHTML).not.toMatch(/onclick|script|Footer/);
});

test('shows a Luma page without its breadcrumbs and messages', async () => {
  serve(() =>
    html(`<body><header>Menu</header><div class="breadcrumbs"><ul><li>Home</li></ul></div>
      <main id="maincontent" class="page-main"><div class="page messages">Added to cart</div><h1>Care</h1>
      <div class="columns"><div class="column main"><div class="breadcrumbs"><ul><li>Home</li></ul></div><p>Wash by hand.</p></div></div></main></body>`),
  );
  await drawn('shop-popup', popup('/care.html'));
  await press();
  await expect.element(page.getByText('Wash by hand.')).toBeVisible();
  expect(document.querySelector('dialog')?.textContent).not.toMatch(/Home|Added to cart|Menu/);
});

test.each([
  ['a picture', '', '<img src="data:," alt="Look closer">'],
  ['an icon with a label', 'aria-label="Look closer"', '<svg width="9" height="9"></svg>'],
])('a link that is %s names the dialog', async (_, label, content) => {
  await drawn(
    'shop-popup',
    `<shop-popup><a href="#care" ${label}>${content}</a></shop-popup><p id="care" hidden>Wash it</p>`,
  );
  await press();
  await expect.element(dialog()).toBeVisible();
});

test('the page behind does not scroll, and a click outside closes it', async () => {
  await drawn('shop-popup', `${popup('#care')}<div id="care" hidden>Wash by hand.</div>`);
  await press();
  await expect.element(dialog()).toBeVisible();
  expect(document.body).toHaveClass('modal-open');
  const beside = { bubbles: true, clientX: 1, clientY: 1 };
  dialog().element().dispatchEvent(new MouseEvent('click', beside));
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.body).not.toHaveClass('modal-open');
});

test('a page that a page cache copied with an open dialog scrolls when it returns', async () => {
  await drawn('shop-popup', `${popup('#care')}<div id="care" hidden>Wash by hand.</div>`);
  await press();
  const { body } = document;
  onTestFinished(() => {
    document.body = body;
    body.removeAttribute('class');
  });
  const overflow = () => getComputedStyle(document.body).overflowY;
  expect(overflow()).toBe('hidden');
  const copy = body.cloneNode(true) as HTMLElement;
  document.body = document.createElement('body');
  await expect.poll(overflow).toBe('visible');
  document.body = copy;
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(overflow()).toBe('visible');
});

test.each([
  ['a reply', () => html('<p>Late</p>')],
  ['a failure', () => html('', 500)],
])('shows that it is loading, and ignores %s after it was closed', async (_, late) => {
  const reply = later<Response>();
  const calls = serve(() => (calls.length === 1 ? reply.promise : html('<p>In time</p>')));
  const errors = recordEvents('shop-error');
  await drawn('shop-popup', popup('/care.html'));
  await press();
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  reply.resolve(late());
  await press();
  await expect.element(page.getByText('In time')).toBeVisible();
  expect(document.body.textContent).not.toContain('Late');
  expect(errors).toEqual([]);
});

test('shows a picture with the link’s text as its description', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await drawn('shop-popup', popup(picture, 'data-type="image"'));
  await press();
  await expect.element(page.getByRole('img', { name: 'Look closer' })).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('a frame has the link’s text as its title', async () => {
  await drawn('shop-popup', popup('/care.html', 'data-type="iframe"'));
  await press();
  await expect.poll(() => document.querySelector('dialog iframe')?.getAttribute('title')).toBe('Look closer');
});

test.each([
  [1280, 500],
  [390, 300],
])('a frame in a window of %d px is wider than %d px, and nothing scrolls sideways', async (window, frame) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(window, 800);
  await drawn('shop-popup', popup('/care.html', 'data-type="iframe"'));
  await press();
  const width = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0;
  await expect.poll(() => width('dialog iframe')).toBeGreaterThan(frame);
  expect(width('dialog')).toBeLessThan(window);
  const shown = document.querySelector('dialog');
  expect(shown?.scrollWidth).toBe(shown?.clientWidth);
});

test('ignores an address that is not a web address', async () => {
  await drawn('shop-popup', popup('javascript:void(0)'));
  await press();
  expect(document.querySelector('dialog')).toBeNull();
});

test('shows a message if the picture cannot be loaded', async () => {
  await drawn('shop-popup', popup('/no-such-picture.jpg'));
  await press();
  await expect.element(page.getByText('The content could not be loaded.')).toBeVisible();
});

const cases: Readonly<Record<string, string>> = { 'target missing': '#nowhere', 'ajax failed': '/care.html' };

test.each(vectors<{ case: string }, string>('popup.messages'))(
  'says so if it has nothing to show: $input.case ($id)',
  async ({ input, expected }) => {
    serve(() => html('', 500));
    await drawn('shop-popup', popup(cases[input.case] ?? ''));
    await press();
    await expect.element(page.getByText(expected)).toBeVisible();
  },
);

test('shows the part that a percent-encoded link names, as browsers do', async () => {
  await drawn('shop-popup', `${popup('#gr%C3%B6%C3%9Fe')}<div id="größe" hidden>Two sizes.</div>`);
  await press();
  await expect.element(page.getByText('Two sizes.')).toBeVisible();
});

test('a link to the part of the page around it leaves that part in the page', async () => {
  await drawn('shop-popup', `<main id="main"><p>Mugs</p>${popup('#main')}</main>`);
  await press();
  await expect.element(page.getByText('Content not found')).toBeVisible();
  expect(document.getElementById('main')?.textContent).toContain('Mugs');
});

test.each([
  ['Magnific’s class', 'class="mfp-hide"', ''],
  ['its style', 'style="display: none"', 'none'],
])(
  'a part of the page hidden by %s shows in the dialog, and is hidden again afterwards',
  async (_, attributes, display) => {
    themeRules('.mfp-hide { display: none !important }');
    await drawn('shop-popup', `${popup('#care')}<div id="care" ${attributes}><p>Wash by hand.</p></div>`);
    await press();
    await expect.element(page.getByText('Wash by hand.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(document.getElementById('care')?.style.display).toBe(display);
    expect(document.getElementById('care')?.checkVisibility()).toBe(false);
  },
);

test('data-trigger can match a link anywhere on the page', async () => {
  await drawn(
    'shop-popup',
    `<p><a href="#care" class="care-link">Look closer</a> <a href="#other">Something else</a></p>
    <div id="care" hidden>Wash by hand.</div><shop-popup data-trigger=".care-link"></shop-popup>`,
  );
  await page.getByRole('link', { name: 'Something else' }).click();
  expect(document.querySelector('dialog')).toBeNull();
  await press();
  await expect.element(page.getByText('Wash by hand.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: 'Look closer' })).toHaveFocus();
});

test('ignores triggers elsewhere on the page if some are inside', async () => {
  const closer = (href: string) => `<a class="closer" href="${href}">Look closer</a>`;
  await drawn(
    'shop-popup',
    `<shop-popup data-trigger=".closer">${closer('#care')}</shop-popup><shop-popup data-trigger=".closer">${closer('#wash')}</shop-popup>
    <p>${closer('#page')}</p><div id="care" hidden>Care</div><div id="wash" hidden>Wash</div>`,
  );
  const links = page.getByRole('link', { name: 'Look closer' });
  await links.nth(2).click();
  expect(document.querySelector('dialog')).toBeNull();
  await links.nth(1).click();
  await expect.element(dialog()).toHaveTextContent('Wash');
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('a link in another dialog opens it; a link in its own dialog does not', async () => {
  await drawn(
    'shop-popup',
    `<dialog><shop-popup><a href="#care">Look closer</a></shop-popup></dialog>
    <div id="care" hidden><a href="#terms">Our terms</a></div><div id="terms" hidden>Terms</div>`,
  );
  document.querySelector('dialog')?.showModal();
  await press();
  await page.getByRole('link', { name: 'Our terms' }).click();
  await expect.element(dialog()).toBeVisible();
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
});

test('doctor() reports a trigger that is not on the page', async () => {
  const element = await drawn('shop-popup', '<shop-popup data-trigger=".none"><a href="#care">Care</a></shop-popup>');
  const findings = doctor().find((row) => row.element === element)?.findings;
  expect(findings?.map(({ message }) => message)).toEqual([
    '<shop-popup> never opens, because nothing matches data-trigger=".none"',
  ]);
});

test('Escape closes a dialog with a frame', async () => {
  await drawn('shop-popup', popup('/care.html', 'data-type="iframe"'));
  await press();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
