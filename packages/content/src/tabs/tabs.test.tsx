import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { lumaContentRules } from '#testing/luma-content';
import { drawn, pageJson, recordEvents, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './tabs.css';
import type { TabsChangeDetail } from './start-tabs';

const names = ['One', 'Two', 'Three'];

const printed = (count = 3, prefix = 'TAB', inside: readonly string[] = []) => `
  <ul role="tablist" class="tabs-navigation" data-element="navigation">${names
    .slice(0, count)
    .map(
      (name, at) =>
        `<li role="tab" class="tab-header"><a href="#${prefix}${at + 1}" class="tab-title"><span class="tab-title">${name}</span></a></li>`,
    )
    .join('')}</ul>
  <div class="tabs-content" data-element="content">${names
    .slice(0, count)
    .map(
      (name, at) =>
        `<div data-content-type="tab-item" id="${prefix}${at + 1}" data-element="main"><p>Panel ${name}</p>${inside[at] ?? ''}</div>`,
    )
    .join('')}</div>`;

const tabs = (attributes = '', inside = printed()) =>
  drawn('shop-tabs', `<shop-tabs ${attributes}>${inside}</shop-tabs>`);

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panels = () => Array.from(document.querySelectorAll<HTMLElement>('[role="tabpanel"]'));
const open = () => panels().findIndex(({ hidden }) => !hidden);

afterEach(() => history.replaceState(null, '', location.pathname));

test('its list is named by the heading before it, its own label, or a text', async () => {
  await drawn('shop-tabs', `<h3>How to look after it</h3><shop-tabs>${printed()}</shop-tabs>`);
  await expect.element(page.getByRole('tablist', { name: 'How to look after it' })).toBeVisible();
  await tabs();
  await expect.element(page.getByRole('tablist', { name: 'Sections' })).toBeVisible();
  await tabs('', printed().replace('role="tablist"', 'role="tablist" aria-label="Repairs"'));
  await expect.element(page.getByRole('tablist', { name: 'Repairs' })).toBeVisible();
});

test('leaves the browser’s own shortcuts alone, such as Alt and an arrow key for Back', async () => {
  await tabs();
  await tab('One').click();
  const shortcut = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(shortcut);
  expect(shortcut.defaultPrevented).toBe(false);
  expect(open()).toBe(0);
});

test('shows one panel at a time, and is accessible', async () => {
  await expectAccessible(await tabs());
  expect(panels().filter((panel) => panel.checkVisibility())).toHaveLength(1);
  await tab('Two').click();
  await expect.element(tab('Two')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
  expect(document.querySelectorAll('.ui-tabs-active')).toHaveLength(1);
  expect(location.hash).toBe('#TAB2');
});

test('on a page with a <base>, the URL stays that of the page', async () => {
  const { pathname } = location;
  await tabs();
  const base = document.createElement('base');
  base.href = '/elsewhere/';
  document.head.append(base);
  onTestFinished(() => base.remove());
  await tab('Two').click();
  await expect.poll(() => location.hash).toBe('#TAB2');
  expect(location.pathname).toBe(pathname);
});

interface ActiveVector {
  'data-active-tab': string | null;
  tabs: number;
}

test.each(vectors<ActiveVector, number>('tabs.active'))(
  'opens the tab that data-active-tab names, or else the first ($id)',
  async ({ input, expected }) => {
    const active = input['data-active-tab'];
    await tabs(active === null ? '' : `data-active-tab="${active}"`, printed(input.tabs));
    expect(open()).toBe(expected);
  },
);

test.each([
  ['7', 0],
  ['-1', 2],
  ['-7', 0],
])('with data-active-tab="%s", opens tab %d', async (active, expected) => {
  await tabs(`data-active-tab="${active}"`);
  expect(open()).toBe(expected);
});

test.each(vectors<{ locationHash: string; tabs: number }, number>('tabs.hash'))(
  'opens the tab that the URL points to (vector $id)',
  async ({ input, expected }) => {
    history.replaceState(null, '', input.locationHash);
    await tabs('', printed(input.tabs));
    expect(open()).toBe(expected);
  },
);

test('scrolls to the panel that the URL points to, if the theme hid it until now', async () => {
  history.replaceState(null, '', '#TAB3');
  const hidden = printed().replace('id="TAB3"', 'id="TAB3" hidden');
  await drawn('shop-tabs', `<div style="block-size: 3000px"></div><shop-tabs>${hidden}</shop-tabs>`);
  const { top, bottom } = document.getElementById('TAB3')?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test.each(['deep', 'größe', '100%'])('a link into a panel opens it (#%s)', async (id) => {
  await tabs('', printed(3, 'TAB', ['', '', `<p id="${id}">Deep</p>`]));
  location.hash = id;
  await expect.poll(open).toBe(2);
});

test.each(vectors<unknown, unknown>('tabs.redraw'))('notifies Page Builder’s own code (vector $id)', async () => {
  const triggered: unknown[] = [];
  const bus = { trigger: (...parameters: unknown[]) => triggered.push(parameters) };
  pageJson(
    'require',
    Object.assign(() => bus, { defined: (name: string) => name === 'Magento_PageBuilder/js/events' }),
  );
  const events = recordEvents<{ element: HTMLElement }>('contentType:redrawAfter');
  const changed = recordEvents<TabsChangeDetail>('shop-tabs-change');
  const element = await tabs();
  expect(events).toHaveLength(0);
  await tab('Two').click();
  await tab('Two').click();
  expect(events.map(({ detail }) => detail.element)).toEqual([element]);
  expect(triggered).toEqual([['contentType:redrawAfter', { element }]]);
  expect(changed.map(({ detail }) => [detail.index, detail.panel.id])).toEqual([[1, 'TAB2']]);
});

test.each(['ltr', 'rtl'])('is one tab stop, with arrow keys inside, %s', async (dir) => {
  await tabs(`dir="${dir}"`);
  const [forward, back] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
  await userEvent.tab();
  await expect.element(tab('One')).toHaveFocus();
  await userEvent.keyboard(forward);
  await expect.element(tab('Two')).toHaveFocus();
  expect(open()).toBe(1);
  await userEvent.keyboard(`${back}${back}`);
  expect(open()).toBe(2);
  await userEvent.keyboard('{Home}');
  expect(open()).toBe(0);
  await userEvent.keyboard('{End}');
  expect(open()).toBe(2);
  await userEvent.tab();
  expect(document.activeElement).toBe(panels()[2]);
});

test('borders of any width overlap, between the titles and below them', async () => {
  const bordered = printed()
    .replaceAll('class="tab-header"', 'class="tab-header" style="border: 4px solid"')
    .replace('class="tabs-content"', 'class="tabs-content" style="border: 4px solid"');
  const element = await tabs('', `<div style="--shop-space: 0">${bordered}</div>`);
  const overlaps = (): number[] => {
    const [one, two] = [...element.querySelectorAll('.tab-header')].map((item) => item.getBoundingClientRect());
    const content = element.querySelector('.tabs-content')?.getBoundingClientRect();
    return [(two?.left ?? 0) - (one?.right ?? 0), (content?.top ?? 0) - (one?.bottom ?? 0)];
  };
  await expect.poll(overlaps).toEqual([-4, -4]);
  element.remove();
  await expect.poll(() => element.querySelector('[style*="margin"]')).toBeNull();
});

test('ignores nested tabs', async () => {
  const inner = `<div data-content-type="tabs">${printed(2, 'IN')}</div>`;
  await tabs('', printed(3, 'TAB', [inner]));
  expect(panels().map(({ id }) => id)).toEqual(['TAB1', 'TAB2', 'TAB3']);
});

test('wraps tabs printed by Page Builder, and keeps the open one when it restarts', async () => {
  const element = await tabs(
    '',
    `<div data-content-type="tabs" data-active-tab="1" data-element="main">${printed()}</div>`,
  );
  expect(open()).toBe(1);
  await tab('Three').click();
  Object.assign(element, { config: {} });
  await new Promise(requestAnimationFrame);
  expect(open()).toBe(2);
});

test('a tab that the page sets opens also after the shopper has opened another one', async () => {
  const element = await tabs();
  await tab('Two').click();
  expect(location.hash).toBe('#TAB2');
  element.dataset['activeTab'] = '2';
  await expect.poll(open).toBe(2);
});

test('keeps the open tab when a script takes the tabs out of the page and puts them back', async () => {
  const links = names.map((name, at) => `<li><a href="#m${at}">${name}</a></li>`).join('');
  const content = names.map((_, at) => `<div id="m${at}">${at}</div>`).join('');
  const element = await tabs('', `<ul role="tablist">${links}</ul><div data-element="content">${content}</div>`);
  await tab('Three').click();
  history.replaceState(null, '', location.pathname);
  element.replaceWith();
  await expect.poll(() => element.querySelectorAll('[id^="m"][hidden]').length).toBe(0);
  document.body.append(element);
  await expect.element(tab('Three')).toHaveAttribute('aria-selected', 'true');
  expect(open()).toBe(2);
});

test('a link without a panel stays a link and is reported once, and the other tabs work', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warning.mockRestore());
  const element = await tabs('', printed().replace(/<div data-content-type="tab-item" id="TAB2".*?<\/div>/, ''));
  await tab('Three').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('Panel Three');
  expect(panels().filter((panel) => panel.checkVisibility())).toHaveLength(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('One')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#TAB2');
  Object.assign(element, { config: { activeTab: '1' } });
  await new Promise(requestAnimationFrame);
  expect(warning.mock.calls.map(([sentence]) => sentence)).toEqual([
    'The tab "Two" opens nothing, because no panel has id="TAB2": add one to [data-element="content"]',
  ]);
});

test('an item without a link is no tab, and hides nothing that it could not show again', async () => {
  const more = printed()
    .replace('</ul>', '<li>More</li></ul>')
    .replace(/<\/div>$/, '<p>Panel More</p></div>');
  await tabs('', more);
  await tab('Two').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Panel Two');
  expect(page.getByRole('tab').elements()).toHaveLength(3);
  expect(open()).toBe(1);
  await expect.element(page.getByText('Panel More')).toBeVisible();
});

test('a link to another part of the page changes no tab', async () => {
  const changes = recordEvents<TabsChangeDetail>('shop-tabs-change');
  await tabs('', `${printed()}<p id="elsewhere">Elsewhere</p>`);
  await tab('Two').click();
  const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  location.hash = '#elsewhere';
  await followed;
  expect(open()).toBe(1);
  expect(changes.map(({ detail }) => detail.index)).toEqual([1]);
});

test('a panel belongs to the link that names it, in any order', async () => {
  const panelTwo = /<div data-content-type="tab-item" id="TAB2".*?<\/div>/;
  const markup = printed();
  const [two = ''] = panelTwo.exec(markup) ?? [];
  await tabs('', markup.replace(panelTwo, '').replace(/<div data-content-type="tab-item"/, `${two}$&`));
  await tab('Two').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Panel Two');
});

test('with an invalid setting, shows the panels that Luma hides', async () => {
  themeRules(lumaContentRules);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const printedTabs = `<div data-content-type="tabs" data-element="main">${printed()}</div>`;
  const element = await tabs('data-config="{"', printedTabs);
  expect(element.dataset.state).toBe('error');
  for (const name of names) await expect.element(page.getByText(`Panel ${name}`)).toBeVisible();
});

test('a copy, as Turbo makes of a page, has ids of its own, and its heading names it', async () => {
  const plain = printed()
    .replaceAll(/ id="[^"]*"| href="[^"]*"/g, '')
    .replaceAll('<a ', '<a href="#" ');
  await drawn('shop-tabs', `<section><h3>Care</h3><shop-tabs>${plain}</shop-tabs></section>`);
  document.querySelector('section')?.after(document.querySelector('section')?.cloneNode(true) ?? '');
  await expect.element(page.getByRole('tablist', { name: 'Care' }).nth(1)).toBeVisible();
  const ids = () => Array.from(document.querySelectorAll('body [id]'), ({ id }) => id);
  await expect.poll(() => new Set(ids()).size).toBe(ids().length);
  const [first, copy] = [...document.querySelectorAll('shop-tabs')];
  const two = copy?.querySelectorAll('a')[1];
  two?.click();
  expect(copy?.contains(document.getElementById(two?.getAttribute('aria-controls') ?? ''))).toBe(true);
  expect(first?.querySelector('[aria-selected="true"]')?.textContent).toBe('One');
});

describe('in the markup of Luma’s product page', () => {
  const luma = (settings = '') => `
    <div class="product data items"${settings}>
      <div class="data item title active" data-role="collapsible" id="tab-label-description">
        <a class="data switch" tabindex="-1" data-toggle="trigger" href="#description" id="tab-label-description-title">Details</a>
      </div>
      <div class="data item content" id="description" data-role="content">
        <p>Three sessions.</p><ul role="tablist"><li role="presentation"><a role="tab" href="#inner">Inside</a></li></ul><div id="inner">Nested</div>
      </div>
      <div class="data item title" data-role="collapsible" id="tab-label-reviews">
        <a class="data switch" tabindex="-1" data-toggle="trigger" href="#reviews" id="tab-label-reviews-title">Reviews</a>
      </div>
      <div class="data item content" id="reviews" data-role="content" style="display: none">
        <label>Nickname <input></label>
      </div>
    </div>`;
  const lumaPanels = () => ['description', 'reviews'].map((id) => document.getElementById(id)?.checkVisibility());

  test('shows one panel at a time, leaves the order of the markup, and is accessible', async () => {
    const element = await tabs('aria-label="About this course"', luma());
    expect(lumaPanels()).toEqual([true, false]);
    await expectAccessible(element);
    await tab('Reviews').click();
    expect(lumaPanels()).toEqual([false, true]);
    expect(document.querySelectorAll('.item.title.active')).toHaveLength(1);
    expect(document.querySelector('#tab-label-reviews')).toHaveClass('active');
    expect(document.querySelector('#tab-label-reviews')?.nextElementSibling?.id).toBe('reviews');
    await expect.element(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
    await expect.element(page.getByRole('tablist', { name: 'About this course' })).toBeInTheDocument();
  });

  test('arrow keys choose a tab, but not while typing in a panel', async () => {
    await tabs('', luma());
    await tab('Details').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Reviews')).toHaveFocus();
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Nora');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(lumaPanels()).toEqual([false, true]);
  });

  test('leaves them to Luma’s own script, running or about to run, and logs one warning', async () => {
    pageJson(
      'require',
      Object.assign(() => {}, { defined: () => false }),
    );
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warning.mockRestore());
    await tabs('', luma(' data-mage-init=\'{"tabs":{"openedState":"active"}}\''));
    expect(document.querySelector('.item.title [role="tab"]')).toBeNull();
    await tabs('', luma().replaceAll('data-role="collapsible"', 'data-role="collapsible" data-collapsible="true"'));
    expect(document.querySelector('.item.title [role="tab"]')).toBeNull();
    expect(warning.mock.calls.map(([sentence]) => sentence)).toEqual([
      `Luma's own script runs these tabs. To let <shop-tabs> run them, remove "tabs" from the data-mage-init around them`,
    ]);
  });

  test('a copy has a list of tabs of its own, and no second one', async () => {
    const element = await tabs('', luma());
    document.body.innerHTML = element.outerHTML;
    await expect.poll(() => document.querySelectorAll('.shop-tabs__list').length).toBe(1);
    await tab('Reviews').click();
    expect(lumaPanels()).toEqual([false, true]);
  });

  test('shows everything again when it is removed', async () => {
    const element = await tabs('', luma());
    element.parentElement?.removeChild(element);
    await expect.poll(() => element.querySelector('.shop-tabs__list')).toBeNull();
    document.body.append(...element.childNodes);
    expect(lumaPanels()).toEqual([true, true]);
  });
});

test('a plain list of links to the panels after it is enough', async () => {
  const element = await tabs(
    '',
    '<ul><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul><div id="care">Oil it.</div><div id="repair">Bring it.</div>',
  );
  await expectAccessible(element);
  await tab('Repair').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Repair' })).toBeVisible();
  expect(panels().filter((panel) => panel.checkVisibility())).toHaveLength(1);
});

test('the panels may be in an element of the theme’s own', async () => {
  await tabs(
    '',
    '<ul><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul><div class="panes"><p id="care">Oil it.</p><p id="repair">Bring it.</p></div>',
  );
  await tab('Repair').click();
  expect(panels().map(({ id }) => id)).toEqual(['care', 'repair']);
  await expect.element(page.getByText('Bring it.')).toBeVisible();
  await expect.element(page.getByText('Oil it.')).not.toBeVisible();
});

test('panels whose ids are on a part inside them belong to the links in their order', async () => {
  const panel = (id: string) => `<div><h3 id="${id}">${id}</h3><p>About ${id}.</p></div>`;
  await tabs(
    '',
    `<ul><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul>${panel('care')}${panel('repair')}`,
  );
  await tab('Repair').click();
  await expect.element(page.getByText('About repair.')).toBeVisible();
  await expect.element(page.getByText('About care.')).not.toBeVisible();
});

test('a banner inside a panel is not taken for the panels', async () => {
  const banner = '<div data-content-type="banner"><div data-element="content"><p>Sale</p><p>Today</p></div></div>';
  await tabs(
    '',
    `<ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">${banner}</div><div id="two">Panel two</div>`,
  );
  expect(panels().map(({ id }) => id)).toEqual(['one', 'two']);
  await tab('Two').click();
  await expect.element(page.getByText('Panel two')).toBeVisible();
  expect(open()).toBe(1);
});

test.each([
  ['tabs', printed(2, 'INNER')],
  [
    'titles of Luma',
    '<div data-role="collapsible"><a href="#q">Question</a></div><div data-role="content" id="q">Answer</div>',
  ],
])('a plain list of links wins over %s inside a panel', async (_, inside) => {
  const list = '<ul><li><a href="#outer1">First</a></li><li><a href="#outer2">Second</a></li></ul>';
  await tabs(
    '',
    `${list}<div data-element="content"><div id="outer1">${inside}</div><div id="outer2">Last</div></div>`,
  );
  await tab('Second').click();
  expect(panels().map(({ id }) => id)).toEqual(['outer1', 'outer2']);
  expect(open()).toBe(1);
});

test('panels are counted without the script with the settings, and a link to another page stays a link', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warning.mockRestore());
  await tabs(
    '',
    `<script type="application/json">{"activeTab":"1"}</script>
    <ul><li><a>Care</a></li><li><a>Repair</a></li><li><a href="/shops">Shops</a></li></ul><div>Oil it.</div><div>Bring it.</div>`,
  );
  await expect.element(page.getByRole('tabpanel', { name: 'Repair' })).toHaveTextContent('Bring it.');
  await expect.element(page.getByRole('link', { name: 'Shops' })).toBeVisible();
});

test('logs a warning if it finds no tabs, and leaves the page unchanged', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warning.mockRestore());
  await tabs('', '<section><h3>Care</h3><p>Oil it.</p></section>');
  await expect.element(page.getByText('Oil it.')).toBeVisible();
  expect(warning.mock.calls.map(([sentence]) => sentence)).toEqual([
    'No tabs found: add a list of links, [role="tablist"], and its panels in [data-element="content"], or titles, [data-role="collapsible"], each followed by its [data-role="content"]',
  ]);
});

test('shows all panels again when it is removed', async () => {
  const element = await tabs();
  element.parentElement?.removeChild(element);
  await expect.poll(() => element.querySelectorAll('[hidden]:not([data-shop-root])').length).toBe(0);
});
