import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import './collapse.css';
import './define';
import '../../../ui/src/structure.css';

const delivery = (attributes = '', trigger = '<button>Delivery</button>') =>
  `<shop-collapse ${attributes}>${trigger}<div class="panel">Within two days.</div></shop-collapse>`;

const panel = () => document.querySelector<HTMLElement>('.panel');
const button = () => page.getByRole('button', { name: 'Delivery' });

test('starts closed, and is accessible', async () => {
  await expectAccessible(await drawn('shop-collapse', delivery()));
  expect(panel()?.hidden).toBe(true);
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
});

test('opens and closes within its duration, by pointer and keyboard', async () => {
  await drawn('shop-collapse', delivery('data-duration="20"'));
  await button().click();
  await expect.poll(() => panel()?.checkVisibility()).toBe(true);
  await expect.poll(() => panel()?.hasAttribute('data-moving')).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panel()?.hidden).toBe(true);
});

test('a closed panel stays hidden under a theme that sets `display`', async () => {
  themeRules('.panel { display: flex }');
  await drawn('shop-collapse', delivery('data-duration="0"'));
  expect(panel()?.checkVisibility()).toBe(false);
  await button().click();
  await expect.poll(() => panel()?.checkVisibility()).toBe(true);
  await button().click();
  await expect.poll(() => panel()?.checkVisibility()).toBe(false);
});

test.each([
  ['a style sheet', '.panel { display: none } .active .panel { display: block }', ''],
  ['a printed style', '', 'style="display: none"'],
])('opens a panel that Luma hides with %s', async (_, rules, style) => {
  themeRules(rules);
  await drawn('shop-collapse', delivery('data-duration="0"').replace('class="panel"', `class="panel" ${style}`));
  expect(panel()?.checkVisibility()).toBe(false);
  await button().click();
  await expect.poll(() => panel()?.checkVisibility()).toBe(true);
  await button().click();
  await expect.poll(() => panel()?.checkVisibility()).toBe(false);
});

test('a copy of the element opens its own panel', async () => {
  const element = await drawn('shop-collapse', delivery());
  const copy = element.cloneNode(true) as HTMLElement;
  element.after(copy);
  const named = () => document.getElementById(copy.querySelector('button')?.getAttribute('aria-controls') ?? '');
  await expect.poll(named).toBe(copy.querySelector('.panel'));
  copy.querySelector('button')?.click();
  await expect.poll(() => copy.querySelector<HTMLElement>('.panel')?.hidden).toBe(false);
  expect(panel()?.hidden).toBe(true);
});

test.each([
  ['after a heading around the button', '<h3><button>Delivery</button></h3>', ''],
  [
    'that Bootstrap’s link names',
    '<div><h4><a role="button" data-toggle="collapse" href="#days">Delivery</a></h4></div>',
    'id="days"',
  ],
])('finds the panel %s', async (_, trigger, id) => {
  await drawn('shop-collapse', delivery('data-duration="0"', trigger).replace('class="panel"', `class="panel" ${id}`));
  expect(panel()?.hidden).toBe(true);
  await button().click();
  await expect.poll(() => panel()?.hidden).toBe(false);
});

test('opens and closes a <details>, which works without JavaScript, too', async () => {
  const details = '<details><summary>Delivery</summary><div class="panel">Within two days.</div></details>';
  await drawn('shop-collapse', `<shop-collapse data-duration="0">${details}</shop-collapse>`);
  await expect.element(page.getByText('Within two days.')).not.toBeVisible();
  await page.getByText('Delivery').click();
  await expect.element(page.getByText('Within two days.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('details')?.open).toBe(false);
});

test('turns a title that is not a button into one', async () => {
  await drawn('shop-collapse', delivery('data-open data-duration="0"', '<h3 data-role="title">Delivery</h3>'));
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(() => panel()?.hidden).toBe(true);
});

test('a heading at the start is the title if there is no button, and a link in the panel stays a link', async () => {
  await drawn(
    'shop-collapse',
    '<shop-collapse data-open><h3>Delivery</h3><div class="panel">Within two days. <a href="/terms">Terms</a> <i>apply.</i></div></shop-collapse>',
  );
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('apply.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('aria-expanded');
});

test('a button wins over a heading before it', async () => {
  await drawn(
    'shop-collapse',
    '<shop-collapse><h3>Delivery</h3><button>Show</button><div class="panel">Within two days.</div></shop-collapse>',
  );
  await expect.element(page.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false');
  expect(panel()?.hidden).toBe(true);
});

test('preventDefault() on the event keeps the panel as it is', async () => {
  const element = await drawn('shop-collapse', delivery('data-duration="0"'));
  element.addEventListener('shop-collapse-toggle', (event) => event.preventDefault(), { once: true });
  await button().click();
  expect(panel()?.hidden).toBe(true);
  await button().click();
  await expect.poll(() => panel()?.hidden).toBe(false);
});

test('ignores presses while it moves', async () => {
  const events = recordEvents('shop-collapse-toggle');
  await drawn('shop-collapse', delivery('data-duration="60000"'));
  for (let press = 0; press < 3; press += 1) document.querySelector('button')?.click();
  expect(events).toHaveLength(1);
});

interface Input {
  state: string;
  action: string;
  showPrevented: boolean;
}

test('opens in a copy of the page that was made while it moved, as page caches restore it', async () => {
  await drawn('shop-collapse', delivery('data-duration="10000"'));
  await button().click();
  const copy = document.body.cloneNode(true);
  document.body.replaceChildren(...copy.childNodes);
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
});

test.each(vectors<Input, { state: string }>('collapse'))(
  'a press closes an open panel ($id)',
  async ({ input, expected }) => {
    const element = await drawn('shop-collapse', delivery(`data-duration="0" data-open="${input.state === 'open'}"`));
    if (input.showPrevented) element.addEventListener('shop-collapse-toggle', (event) => event.preventDefault());
    document.querySelector('button')?.click();
    await expect.poll(() => panel()?.hidden).toBe(expected.state === 'closed');
  },
);

test('from data-open-from on the panel is open and its title is not a button', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await drawn('shop-collapse', delivery('data-open-from="769"', '<h3 data-role="title">Delivery</h3>'));
  expect(panel()?.checkVisibility()).toBe(true);
  expect(document.querySelector('button')).toBeNull();
  await page.viewport(390, 800);
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
});

test('from data-open-from on, the line below the element does not cross its title', async () => {
  themeRules('button { padding: 12px; border: 2px solid }');
  const element = await drawn('shop-collapse', delivery('data-open-from="300"'));
  const title = element.querySelector('button')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  expect(title?.top).toBeGreaterThanOrEqual(top);
  expect(panel()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

test('from data-open-from on, shows a panel that Luma hides', async () => {
  themeRules('.panel { display: none } .active .panel { display: block }');
  await drawn('shop-collapse', delivery('data-open-from="300"'));
  expect(panel()?.checkVisibility()).toBe(true);
});

test('around Luma’s account navigation, the title opens the links on a phone, and the links stay links', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  themeRules(
    '.block-collapsible-nav .content { display: none } .block-collapsible-nav .content.active { display: block }',
  );
  const element = await drawn(
    'shop-collapse',
    `<shop-collapse data-duration="0"><div class="block block-collapsible-nav">
      <div class="title block-collapsible-nav-title"><strong>My Account</strong></div>
      <div class="content block-collapsible-nav-content" id="block-collapsible-nav"><ul class="nav items">
        <li class="nav item current"><strong>My Account</strong></li><li class="nav item"><a href="#orders">My Orders</a></li>
      </ul></div></div></shop-collapse>`,
  );
  const title = page.getByRole('button', { name: 'My Account' });
  await expect.element(title).toHaveAttribute('aria-expanded', 'false');
  await title.click();
  await expect.element(page.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await title.click();
  await expect.element(element.querySelector('ul')).not.toBeVisible();
  expect(element.querySelector('a')?.hasAttribute('aria-expanded')).toBe(false);
});
