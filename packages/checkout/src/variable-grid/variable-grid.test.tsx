import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, recordEvents, show } from '#testing/page';
import { json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import './variable-grid.css';
import type { VariableGridInsertDetail } from './index';

const items = [
  { variable_type: 'default', code: 'general/store_information/name', variable_name: 'Store Name' },
  { variable_type: 'default', code: 'trans_email/ident_general/email', variable_name: 'General Contact Email' },
  { variable_type: 'custom', code: 'my_code', variable_name: 'Opening hours' },
];

const grid = (attributes = `data-items='${JSON.stringify(items)}'`) => `
  <label for="template">Template</label> <textarea id="template">Dear customer</textarea>
  <shop-variable-grid data-target="#template" ${attributes}></shop-variable-grid>`;

function one<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

const radio = (key: string) => one<HTMLInputElement>(`input[type=radio][value="${key}"]`);
const button = () => one<HTMLButtonElement>('shop-variable-grid .shop-button--primary');
const template = () => one<HTMLTextAreaElement>('#template');
const names = () =>
  Array.from(
    document.querySelectorAll('shop-variable-grid label:has(input[type=radio])'),
    (row) => row.querySelector('span')?.textContent,
  );

test('keeps the server’s list until the grid is ready, and if it can’t be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = show(
    'shop-variable-grid',
    '<shop-variable-grid><ul data-shop-fallback><li>{{customVar code=my_code}}</li></ul></shop-variable-grid>',
  );
  await eventually(() => expect(broken.dataset.state).toBe('error'));
  expect(broken.querySelector('ul')?.hidden).toBe(false);
  expect(vi.mocked(console.error).mock.calls[0]?.join(' ')).toContain('data-url');
  vi.restoreAllMocks();
  broken.dataset.items = JSON.stringify(items);
  await eventually(() => expect(broken.querySelector('ul')?.hidden).toBe(true));
});

test('is accessible, with and without a selection', async () => {
  await drawn('shop-variable-grid', grid());
  await expectAccessible(document.body);
  radio('custom:my_code').click();
  await expect.poll(() => button().disabled).toBe(false);
  await expectAccessible(document.body);
});

test.each(vectors<{ selected: string | null }, { disabled: boolean }>('variable-insert-button'))(
  'the button is disabled until a selection, as in vector $id',
  async ({ input, expected }) => {
    await drawn('shop-variable-grid', grid());
    if (input.selected !== null) radio(input.selected).click();
    await expect.poll(() => button().disabled).toBe(expected.disabled);
  },
);

test.each(vectors<{ selected: string }, string>('variable-directive'))(
  'inserts the directive of the selected variable, and fires the event: $input.selected ($id)',
  async ({ input, expected }) => {
    const recorded = recordEvents<VariableGridInsertDetail>('shop-variable-grid-insert');
    await drawn('shop-variable-grid', grid());
    radio(input.selected).click();
    await expect.poll(() => button().disabled).toBe(false);
    template().setSelectionRange(13, 13);
    button().click();
    expect(template().value).toBe(`Dear customer${expected}`);
    expect(recorded.map(({ detail }) => detail)).toEqual([{ directive: expected }]);
  },
);

test('inserts at the caret, replaces the selection, and puts the caret behind the text', async () => {
  await drawn('shop-variable-grid', grid());
  const events: string[] = [];
  for (const type of ['input', 'change']) template().addEventListener(type, () => events.push(type));
  await userEvent.click(radio('custom:my_code'));
  template().setSelectionRange(5, 13);
  await userEvent.click(button());
  expect(template().value).toBe('Dear {{customVar code=my_code}}');
  expect(events).toEqual(['input', 'change']);
  expect(document.activeElement).toBe(template());
  await userEvent.keyboard('!');
  expect(template().value).toBe('Dear {{customVar code=my_code}}!');
});

test('appends to a template that was never focused, and inserts at a caret that was set at the start', async () => {
  await drawn('shop-variable-grid', grid());
  radio('custom:my_code').click();
  await expect.poll(() => button().disabled).toBe(false);
  button().click();
  expect(template().value).toBe('Dear customer{{customVar code=my_code}}');
  template().setSelectionRange(0, 0);
  button().click();
  expect(template().value).toBe('{{customVar code=my_code}}Dear customer{{customVar code=my_code}}');
});

test('the columns have headings', async () => {
  await drawn('shop-variable-grid', grid());
  const start = (node: Element) => Math.round(node.getBoundingClientRect().left);
  const headings = [...one('.shop-variable-grid__head').querySelectorAll('span, small, code')];
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Variable Name', 'Type', 'Code']);
  const cells = one('label.shop-variable-grid__row').querySelectorAll('span, small, code');
  expect(headings.map(start)).toEqual([...cells].map(start));
});

test('fires the event also without a field', async () => {
  const recorded = recordEvents('shop-variable-grid-insert');
  await drawn('shop-variable-grid', `<shop-variable-grid data-items='${JSON.stringify(items)}'></shop-variable-grid>`);
  radio('custom:my_code').click();
  await expect.poll(() => button().disabled).toBe(false);
  button().click();
  expect(recorded).toHaveLength(1);
  expect(template).toThrow();
});

test('the arrow keys move through the variables', async () => {
  await drawn('shop-variable-grid', grid());
  radio('default:general/store_information/name').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => radio('custom:my_code').checked).toBe(true);
  expect(one('code[dir="ltr"]').textContent).toBe('{{customVar code=my_code}}');
});

test('searches names and codes, ignoring case, and keeps the selection', async () => {
  await drawn('shop-variable-grid', grid());
  radio('custom:my_code').click();
  const search = one<HTMLInputElement>('input[type=search]');
  await userEvent.fill(search, 'store n');
  await expect.poll(names).toEqual(['Store Name']);
  expect(one('[role=status]').textContent).toBe('Variables: 1');
  expect(button().disabled).toBe(false);
  await userEvent.fill(search, 'IDENT_GENERAL');
  await expect.poll(names).toEqual(['General Contact Email']);
  await userEvent.fill(search, '');
  await expect.poll(names).toHaveLength(3);
  expect(radio('custom:my_code').checked).toBe(true);
});

test('two thousand variables: only rows in view are laid out', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ variable_type: 'custom', code: `code_${index}` }));
  await drawn('shop-variable-grid', grid(`data-items='${JSON.stringify(many)}'`));
  expect(names()).toHaveLength(2000);
  const last = radio('custom:code_1999').parentElement;
  const isLaidOut = () => last?.querySelector('code')?.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(isLaidOut).toBe(false);
  last?.scrollIntoView();
  await expect.poll(isLaidOut).toBe(true);
});

test('loads variables from a URL', async () => {
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await drawn('shop-variable-grid', grid('data-url="/admin/mui/index/render/"'));
  await expect
    .poll(() => calls.map(({ method, path }) => [method, path]))
    .toEqual([['GET', '/admin/mui/index/render/']]);
  expect(one('[role=status]').textContent).toBe('Loading...');
  reply.resolve(
    json({ items: [...items, { variable_type: 'custom', code: 'bare', variable_name: null }], totalRecords: 4 }),
  );
  await expect.poll(names).toEqual(['Store Name', 'General Contact Email', 'Opening hours', 'bare']);
});

test.each([
  ['an error', () => json({ message: 'No' }, 500)],
  ['something else', () => json({ items: [{ variable_type: 'odd' }] })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the server sends %s, shows an error and offers to retry', async (_, answer) => {
  let tries = 0;
  serve(() => {
    tries += 1;
    return tries === 1 ? answer() : json({ items });
  });
  await drawn('shop-variable-grid', grid('data-url="/admin/mui/index/render/"'));
  await expect
    .poll(() => one('[role=status]').textContent)
    .toBe('Something went wrong with your request. Please try again later.');
  await userEvent.click(one('.shop-button'));
  await expect.poll(names).toHaveLength(3);
  expect(document.activeElement).toBe(one('input[type=search]'));
});

test('two grids have separate selections', async () => {
  await drawn('shop-variable-grid', grid() + grid());
  await expect.poll(() => document.querySelectorAll('[value="custom:my_code"]')).toHaveLength(2);
  for (const choice of document.querySelectorAll<HTMLElement>('[value="custom:my_code"]')) choice.click();
  await expect.poll(() => document.querySelectorAll('input:checked')).toHaveLength(2);
});
