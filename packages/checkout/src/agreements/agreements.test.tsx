import { expect, onTestFinished, test } from 'vitest';
import { commands, page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './agreements.css';
import './define';

interface Given {
  agreementId: string;
  mode: string | number | null;
  checkboxText?: string;
  content?: string;
  contentHeight?: string | null;
}

function onPage(agreements: readonly Given[], isEnabled: unknown = true): void {
  pageJson('checkoutConfig', { checkoutAgreements: { isEnabled, agreements } });
}

const manual = (id: string): Given => ({
  agreementId: id,
  mode: '1',
  checkboxText: `Terms ${id}`,
  content: '<p>Read</p>',
});
const markup = '<shop-agreements data-method="checkmo"></shop-agreements>';

function boxes(): HTMLInputElement[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('shop-agreements input[type=checkbox]'));
}

test('keeps the server’s boxes until ready', async () => {
  onPage([manual('2')]);
  const element = await drawn(
    'shop-agreements',
    '<shop-agreements><label data-shop-fallback><input type="checkbox" name="agreement[2]"> Terms</label></shop-agreements>',
  );
  expect(element.querySelector('label')?.hidden).toBe(true);
  expect(boxes().filter(({ disabled }) => !disabled)).toHaveLength(1);
});

test('null in a script means unknown, so that the page’s own setting counts', async () => {
  onPage([manual('2')]);
  const settings = '<script type="application/json">{ "isEnabled": null, "agreements": null }</script>';
  await drawn('shop-agreements', `<shop-agreements>${settings}</shop-agreements>`);
  expect(boxes()).toHaveLength(1);
});

test('a box that was ticked before the script arrived stays ticked', async () => {
  onPage([manual('2')]);
  document.body.innerHTML =
    '<shop-agreements-late><label data-shop-fallback><input type="checkbox" name="agreement[2]" value="2"> Terms</label></shop-agreements-late>';
  document.querySelector<HTMLInputElement>('input')?.click();
  const element = document.createElement('shop-agreements');
  element.append(...Array.from(document.body.firstElementChild?.childNodes ?? []));
  document.body.append(element);
  await eventually(() => expect(element.dataset.state).toBe('ready'));
  expect(element.getAgreementIds()).toEqual(['2']);
});

test('ticks of Magento’s own boxes, which all have the value 1, stay', async () => {
  onPage([manual('2'), manual('3')]);
  const own = (id: string, checked: string) => `<input type="checkbox" name="agreement[${id}]" value="1" ${checked}>`;
  const element = await drawn(
    'shop-agreements',
    `<shop-agreements><div data-shop-fallback>${own('2', '')}${own('3', 'checked')}</div></shop-agreements>`,
  );
  expect(element.getAgreementIds()).toEqual(['3']);
});

test('the dialog with the terms stays modal when a script moves the element, and Escape closes it', async () => {
  onPage([manual('2')]);
  const element = await drawn('shop-agreements', markup);
  const beside = document.body.appendChild(document.createElement('main'));
  await userEvent.click(element.querySelector('button') ?? element);
  await expect.poll(() => document.querySelector('dialog[open]')).toBeTruthy();
  beside.append(element);
  await expect.poll(() => document.querySelector('dialog')?.matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('is accessible, also with a missing tick and with the text open', async () => {
  onPage([manual('2'), { agreementId: '3', mode: '0', checkboxText: 'Returns', content: 'Within 30 days' }]);
  const element = await drawn('shop-agreements', markup);
  await expectAccessible(element);
  element.validate();
  await expect.poll(() => element.querySelector('[aria-invalid="true"]')).toBeTruthy();
  await expectAccessible(element);
  await userEvent.click(element.querySelector('button') ?? element);
  await expect.poll(() => document.querySelector('dialog[open]')).toBeTruthy();
  await expectAccessible(element);
});

test.each(vectors<{ enabled: boolean; checkboxes: boolean[] }, boolean>('agreements-validate'))(
  'allows an order only if every box is ticked ($id)',
  async ({ input, expected }) => {
    onPage(
      input.checkboxes.map((_, index) => manual(String(index))),
      input.enabled,
    );
    const element = await drawn('shop-agreements', markup);
    for (const [index, ticked] of input.checkboxes.entries()) if (ticked) boxes()[index]?.click();
    expect(element.validate()).toBe(expected);
  },
);

test.each(vectors<{ mode: string | number | null }, boolean>('agreement-needs-checkbox'))(
  'shows a checkbox only for an agreement that the shopper has to tick, mode $input.mode ($id)',
  async ({ input, expected }) => {
    onPage([{ ...manual('2'), mode: input.mode }]);
    await drawn('shop-agreements', markup);
    expect(boxes().length === 1).toBe(expected);
  },
);

test.each(vectors<{ enabled: boolean }, object>('agreement-ids'))(
  'adds no agreement to an order if the shop has switched agreements off ($id)',
  async ({ input }) => {
    onPage([manual('1')], input.enabled);
    const element = await drawn('shop-agreements', markup);
    expect(boxes()).toHaveLength(input.enabled ? 1 : 0);
    expect(element.getAgreementIds()).toEqual([]);
  },
);

test.each(vectors<{ method: string; agreementId: string }, string>('agreement-checkbox-id'))(
  'gives a checkbox the id that themes expect, as in vector $id',
  async ({ input, expected }) => {
    onPage([manual(input.agreementId)]);
    await drawn('shop-agreements', `<shop-agreements data-method="${input.method}"></shop-agreements>`);
    expect(boxes()[0]?.id).toBe(expected);
    expect(boxes()[0]?.name).toBe(`agreement[${input.agreementId}]`);
    expect(boxes()[0]?.value).toBe(input.agreementId);
  },
);

test('without a method of its own, takes the one of its section for the ids', async () => {
  onPage([manual('5')]);
  await drawn(
    'shop-agreements',
    '<section data-payment-method="checkmo"><shop-agreements></shop-agreements></section>',
  );
  expect(boxes()[0]?.id).toBe('agreement_checkmo_5');
});

test.each(vectors<{ contentHeight: string }, string>('agreement-modal-height'))(
  'opens the text at the height that the shop has set, $input.contentHeight ($id)',
  async ({ input, expected }) => {
    onPage([{ ...manual('2'), contentHeight: input.contentHeight }]);
    const element = await drawn('shop-agreements', markup);
    element.querySelector('button')?.click();
    await expect
      .poll(() => element.querySelector<HTMLElement>('.shop-agreements__content')?.style.height)
      .toBe(expected);
  },
);

test('a text with a fixed height can be scrolled by keyboard, and is accessible', async () => {
  const content = '<p>Read</p>'.repeat(50);
  onPage([
    { ...manual('2'), content, contentHeight: '100px' },
    { ...manual('3'), content },
  ]);
  const element = await drawn('shop-agreements', markup);
  const [fixed, full] = element.querySelectorAll<HTMLElement>('.shop-agreements__text');
  const text = () => element.querySelector<HTMLElement>('.shop-agreements__content');
  fixed?.click();
  await expect.poll(() => text()?.tabIndex).toBe(0);
  expect(text()?.getAttribute('role')).toBe('region');
  expect(text()?.getAttribute('aria-label')).toBe('Terms 2');
  await expectAccessible(element);
  await userEvent.keyboard('{Escape}');
  await expect.poll(text).toBeNull();
  full?.click();
  await expect.poll(() => text()?.textContent).toContain('Read');
  expect(text()?.hasAttribute('tabindex')).toBe(false);
  expect(text()?.hasAttribute('role')).toBe(false);
});

test('removes tags from a checkbox text in HTML, as Magento 2.4.8 may send it', async () => {
  onPage([
    {
      ...manual('2'),
      checkboxText: 'I accept the <a href="/terms"><b>terms</b></a><br />of sale<img src=x onerror=alert(1)>',
    },
  ]);
  const element = await drawn('shop-agreements', markup);
  expect(element.querySelector('button')?.textContent).toBe('I accept the terms\nof sale');
  expect(element.querySelector('label')?.textContent).toBe('I accept the terms\nof sale');
});

test('the dialog with the agreement has one button, Close, which closes it', async () => {
  onPage([{ ...manual('2'), checkboxText: 'I agree' }]);
  const element = await drawn('shop-agreements', markup);
  element.querySelector('button')?.click();
  const buttons = () => Array.from(document.querySelectorAll<HTMLButtonElement>('dialog[open] button'));
  await expect.poll(() => buttons().map(({ textContent }) => textContent)).toEqual(['Close']);
  buttons()[0]?.click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('clicking the text opens the agreement without ticking it, and closing restores the focus', async () => {
  onPage([
    { ...manual('2'), checkboxText: 'I agree &amp; accept', content: '<h3>Terms</h3><img src=x onerror=alert(1)>' },
  ]);
  const element = await drawn('shop-agreements', markup);
  const text = element.querySelector('button');
  expect(text?.textContent).toBe('I agree & accept');
  text?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('dialog[open] h2')?.textContent).toBe('I agree & accept');
  expect(document.querySelector('dialog h3')?.textContent).toBe('Terms');
  expect(document.querySelector('dialog [onerror]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(text);
  expect(boxes()[0]?.checked).toBe(false);
});

test('marks and focuses a missing tick, and removes the mark when it is ticked', async () => {
  onPage([manual('2'), manual('4')]);
  const element = await drawn('shop-agreements', markup);
  boxes()[0]?.click();
  expect(element.validate()).toBe(false);
  expect(document.activeElement).toBe(boxes()[1]);
  await expect.poll(() => element.textContent).toContain('This is a required field.');
  boxes()[1]?.click();
  await expect.poll(() => element.textContent).not.toContain('This is a required field.');
  expect(element.getAgreementIds()).toEqual(['2', '4']);
});

test('agreements that are disabled and enabled again keep their ticks', async () => {
  onPage([manual('2'), manual('4')]);
  const element = await drawn('shop-agreements', markup);
  boxes()[1]?.click();
  for (const ticked of [['4'], []]) {
    element.dataset.isEnabled = 'false';
    await expect.poll(() => boxes().length).toBe(0);
    expect(element.getAgreementIds()).toEqual([]);
    element.dataset.isEnabled = 'true';
    await expect.poll(() => boxes().length).toBe(2);
    expect(element.getAgreementIds()).toEqual(ticked);
    boxes()[1]?.click();
  }
});

test('two elements of the same method have different ids', async () => {
  onPage([manual('2')]);
  await drawn('shop-agreements', markup + markup);
  await expect.poll(() => boxes().length).toBe(2);
  expect(new Set(boxes().map(({ id }) => id)).size).toBe(2);
});

test('without agreements it draws nothing and is always valid', async () => {
  const element = await drawn('shop-agreements', markup);
  expect(element.textContent).toBe('');
  expect(element.validate()).toBe(true);
});

test.skipIf(server.browser !== 'chromium')(
  'the label for screen readers stays invisible with forced colors',
  async () => {
    await commands.emulateMedia({ forcedColors: 'active' });
    onTestFinished(() => commands.emulateMedia({ forcedColors: null }));
    onPage([manual('2')]);
    const element = await drawn('shop-agreements', markup);
    expect(getComputedStyle(element.querySelector('label') ?? element).color).toBe('rgba(0, 0, 0, 0)');
  },
);

test('a long word in an agreement or its title breaks on a narrow phone', async () => {
  const word = 'Rechtsschutzversicherungsgesellschaftsbedingungen';
  onPage([{ ...manual('2'), checkboxText: word }]);
  const element = await drawn('shop-agreements', `<div style="inline-size: 288px">${markup}</div>`);
  expect(element.scrollWidth).toBe(288);
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  await userEvent.click(element.querySelector('button') ?? element);
  await expect.element(page.getByRole('dialog', { name: word })).toBeVisible();
  const dialog = document.querySelector('dialog') ?? expect.fail('no dialog');
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
