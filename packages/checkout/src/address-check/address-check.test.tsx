import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, ready, recordEvents } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import type { AddressCheckChangeDetail, AddressCheckResult, RateAddress } from './index';

const fields = (prefix = '') => {
  const name = (field: string) => (prefix === '' ? field : `${prefix}[${field}]`);
  return `
    <label>Country <select name="${name('country_id')}">
      <option value="">Choose</option><option value="US">United States</option><option value="NL">Netherlands</option>
    </select></label>
    <label for="state">State</label>
    <select id="state" name="${name('region_id')}"><option value=""></option><option value="12">California</option></select>
    <label for="region">Province</label> <input id="region" name="${name('region')}">
    <label for="city">City</label> <input id="city" name="${name('city')}">
    <label for="zip">Zip/Postal Code</label>
    <input id="zip" name="${name('postcode')}" aria-describedby="hint"><p id="hint">As on a letter</p>`;
};

const form = (carriers: readonly string[], content = fields(), attributes = '') =>
  `<shop-address-check data-carriers='${JSON.stringify(carriers)}' ${attributes}><form>${content}</form></shop-address-check>`;

function field(id: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (found === null) throw new Error(`no field ${id}`);
  return found;
}

function problem(id: string): string {
  if (field(id).getAttribute('aria-invalid') !== 'true') return '';
  const ids = field(id).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
}

async function leave(id: string): Promise<void> {
  field(id).focus();
  await userEvent.tab();
}

// The method `check`.

const carrierOf = (name: string) => (name.startsWith('parcel') ? 'dhl' : name);

test.each(
  vectors<{ carrier: string; address: RateAddress }, { valid: boolean; errors: string[] }>('shipping-rate-address'),
)(
  'the carrier $input.carrier accepts an address only with the fields that it needs ($id)',
  async ({ input, expected }) => {
    const carrier = carrierOf(input.carrier);
    const element = await drawn('shop-address-check', form([carrier]));
    expect(element.check(input.address)).toEqual({ valid: expected.valid, errors: { [carrier]: expected.errors } });
  },
);

test.each(vectors<{ carrier: string; address: RateAddress }, string[]>('shipping.check'))(
  'lists the missing fields as in the vector $id',
  async ({ input, expected }) => {
    const element = await drawn('shop-address-check', form([input.carrier]));
    expect(element.check(input.address).errors[input.carrier]).toEqual(expected);
  },
);

test.each(vectors<{ validators: boolean[] }, boolean>('shipping-rate-address-any'))(
  'an address is valid if any carrier accepts it, and only then ($id)',
  async ({ input, expected }) => {
    const element = await drawn('shop-address-check', form(['ups', 'flatrate']));
    const accepting: RateAddress = input.validators.includes(true) ? { country_id: 'NL' } : {};
    expect(element.check(accepting).valid).toBe(expected);
    expect(element.check({ country_id: 'NL' }).valid).toBe(true);
  },
);

test.each(['dhl', 'fedex'])('the parcel carrier %s also needs a city', async (carrier) => {
  const element = await drawn('shop-address-check', form([carrier]));
  const address = { postcode: '1000', country_id: 'NL' };
  expect(element.check(address)).toEqual({ valid: false, errors: { [carrier]: ['Field city is required.'] } });
  expect(element.check({ ...address, city: 'Delft' })).toEqual({ valid: true, errors: { [carrier]: [] } });
});

test('null is missing, as in an address from JSON; a space, 0 and false are values', async () => {
  const element = await drawn('shop-address-check', form(['ups']));
  const missing = ['Field postcode is required.', 'Field country_id is required.'];
  expect(element.check({ postcode: null, country_id: null }).errors).toEqual({ ups: missing });
  expect(element.check({ postcode: ' ', country_id: 0 }).errors).toEqual({ ups: [] });
  expect(element.check({ postcode: false, country_id: 'NL' }).errors).toEqual({ ups: [] });
});

test('a typed region is accepted under any of its names, and reported as region_id', async () => {
  const element = await drawn('shop-address-check', form(['tablerate']));
  const errors = (address: RateAddress) =>
    element.check({ postcode: '1', country_id: 'GB', ...address }).errors.tablerate;
  expect(errors({ region_input: 'Kent' })).toEqual(['Field region_id is required.']);
  expect(errors({ region_id_input: 'Kent' })).toEqual(['Field region_id is required.']);
  expect(errors({ region: 'Kent' })).toEqual([]);
});

test('uses the page’s active carriers; without them, an address needs only a country', async () => {
  pageJson('checkoutConfig', { activeCarriers: ['ups', 'constructor'] });
  const element = await drawn('shop-address-check', '<shop-address-check></shop-address-check>');
  const missing: AddressCheckResult = {
    valid: true,
    errors: { ups: ['Field postcode is required.'], constructor: [] },
  };
  expect(element.check({ country_id: 'NL' })).toEqual(missing);
  pageJson('checkoutConfig', { activeCarriers: [] });
  const nobody = await drawn('shop-address-check', '<shop-address-check></shop-address-check>');
  expect(nobody.check({ country_id: 'NL' })).toEqual({ valid: false, errors: {} });
  pageJson('checkoutConfig', {});
  const unknown = await drawn('shop-address-check', '<shop-address-check></shop-address-check>');
  expect([unknown.check({}).valid, unknown.check({ country_id: 'NL' }).valid]).toEqual([false, true]);
});

// The form.

test('does not mark fields before the shopper leaves one', async () => {
  const element = await drawn('shop-address-check', form(['dhl']));
  expect(element.querySelectorAll('[aria-invalid], [role=alert]')).toHaveLength(0);
  field('zip').focus();
  await userEvent.keyboard('1{Backspace}');
  expect(problem('zip')).toBe('');
  await expectAccessible(element);
});

test('a copy of the page, as page caches restore it, loses its message as soon as something is typed', async () => {
  const element = await drawn('shop-address-check', form(['dhl']));
  await leave('zip');
  expect(problem('zip')).toBe('Field Zip/Postal Code is required.');
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  await leave('zip');
  expect(problem('zip')).toBe('Field Zip/Postal Code is required.');
  expect(copy.querySelectorAll('#zip ~ [role=alert]')).toHaveLength(1);
  await userEvent.type(field('zip'), '1');
  expect(copy.querySelectorAll('#zip ~ [role=alert]')).toHaveLength(0);
  expect(field('zip').getAttribute('aria-invalid')).toBeNull();
  expect(field('zip').getAttribute('aria-describedby')).toBe('hint');
});

test('a field left empty gets a message, until something is typed', async () => {
  const element = await drawn('shop-address-check', form(['dhl']));
  await leave('zip');
  expect(problem('zip')).toBe('Field Zip/Postal Code is required.');
  expect(problem('city')).toBe('');
  expect(field('zip').getAttribute('aria-describedby')).toMatch(/^hint \S+$/);
  await expectAccessible(element);
  const message = element.querySelector('[role=alert]');
  await leave('city');
  // Announced only once.
  expect(element.querySelector('#zip + [role=alert]')).toBe(message);
  await userEvent.type(field('zip'), '1');
  expect(problem('zip')).toBe('');
  expect(field('zip').getAttribute('aria-describedby')).toBe('hint');
  expect(problem('city')).toBe('Field City is required.');
});

test('a button below is clicked although the message that appears on leaving the field moves it', async () => {
  await drawn('shop-address-check', form(['dhl'], `${fields()}<button type="button" id="next">Next</button>`));
  const next = document.querySelector<HTMLElement>('#next');
  if (next === null) throw new Error('no button');
  let clicks = 0;
  next.addEventListener('click', () => {
    clicks += 1;
  });
  field('zip').focus();
  const { y } = next.getBoundingClientRect();
  await userEvent.click(next);
  expect(clicks).toBe(1);
  await expect.poll(() => problem('zip')).toBe('Field Zip/Postal Code is required.');
  expect(next.getBoundingClientRect().y).toBeGreaterThan(y);
});

test.each([
  [
    'its label',
    '<label for="zip"><em>*</em> Postcode</label><input id="zip" name="postcode" placeholder="1012 LG">',
    'Postcode',
  ],
  [
    'the label around it, without its options',
    '<label>Postal area <select id="zip" name="postcode"><option value="">Choose</option><option>1</option></select></label>',
    'Postal area',
  ],
  ['aria-labelledby', '<b id="t">Zip code</b><input id="zip" name="postcode" aria-labelledby="t">', 'Zip code'],
  ['aria-label', '<input id="zip" name="postcode" aria-label="Zip" placeholder="90210">', 'Zip'],
  ['its placeholder', '<input id="zip" name="postcode" placeholder="Zip/Postal Code *">', 'Zip/Postal Code'],
  ['its name attribute, as a last resort', '<input id="zip" name="postcode">', 'postcode'],
])('the message names a field by %s', async (_, content, label) => {
  await drawn('shop-address-check', form(['ups'], `${content}<button>Next</button>`));
  await leave('zip');
  expect(problem('zip')).toBe(`Field ${label} is required.`);
});

test('a region is required only if no carrier can do without', async () => {
  await drawn('shop-address-check', form(['tablerate', 'flatrate']));
  await leave('region');
  expect(problem('region')).toBe('Field Province is required.');
  await userEvent.selectOptions(field('zip').form?.querySelector('select') ?? document.body, 'NL');
  expect(problem('region')).toBe('');
});

test('a field that the page hides is not read or marked', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const element = await drawn('shop-address-check', form(['tablerate']));
  await userEvent.selectOptions(field('state'), '12');
  expect(events.at(-1)?.detail.address.region_id).toBe('12');
  field('state').hidden = true;
  await userEvent.selectOptions(element.querySelector('select') ?? element, 'NL');
  expect(events.at(-1)?.detail).toMatchObject({ valid: false, address: { country_id: 'NL', region: '' } });
  expect(events.at(-1)?.detail.address).not.toHaveProperty('region_id');
});

test('keeps the server’s own error message, and adds no second one', async () => {
  const marked =
    '<label for="zip">Zip</label><input id="zip" name="postcode" aria-invalid="true" aria-describedby="e">';
  const element = await drawn('shop-address-check', form(['ups'], `${marked}<div id="e">This is required.</div>`));
  await leave('zip');
  expect(element.querySelector('[role=alert]')).toBeNull();
  expect(problem('zip')).toBe('This is required.');
});

test('reports each address once, after a field changes and not on every key', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const element = await drawn('shop-address-check', form(['ups'], fields('shipping'), 'data-prefix="shipping"'));
  expect(events).toHaveLength(0);
  await userEvent.selectOptions(element.querySelector('select') ?? element, 'NL');
  expect(events.map(({ detail }) => detail.valid)).toEqual([false]);
  await userEvent.type(field('zip'), '1012 LG');
  expect(events).toHaveLength(1);
  await userEvent.tab();
  expect(events.slice(1).map(({ detail }) => detail)).toEqual([
    {
      valid: true,
      errors: { ups: [] },
      address: { country_id: 'NL', region_id: '', region: '', city: '', postcode: '1012 LG' },
    },
  ]);
});

test('a change that leaves the address as it was is not reported again', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const element = await drawn('shop-address-check', form(['ups']));
  await userEvent.selectOptions(element.querySelector('select') ?? element, 'NL');
  expect(events).toHaveLength(1);
  // As scripts of the page do after they have set a field.
  field('zip').dispatchEvent(new Event('change', { bubbles: true }));
  expect(events).toHaveLength(1);
});

test('reports a valid address that the server filled in, once it is ready, and when it is no longer valid', async () => {
  const states: unknown[] = [];
  const noteState = ({ target }: Event): void => void states.push((target as HTMLElement).dataset['state']);
  document.addEventListener('shop-address-check-change', noteState, { once: true });
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const element = await drawn(
    'shop-address-check',
    form(['flatrate'], '<input type="hidden" name="country_id" value="NL">'),
  );
  await expect.poll(() => events.map(({ detail }) => detail.valid)).toEqual([true]);
  expect(states).toEqual(['ready']);
  element.dataset.carriers = '["ups"]';
  await expect.poll(() => events.map(({ detail }) => detail.valid)).toEqual([true, false]);
});

test('reports again what other carriers make of the same address', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const element = await drawn('shop-address-check', form(['ups']));
  await userEvent.selectOptions(element.querySelector('select') ?? element, 'NL');
  element.dataset.carriers = '["flatrate"]';
  await expect.poll(() => events.map(({ detail }) => detail.valid)).toEqual([false, true]);
  element.dataset.carriers = '["dhl"]';
  await expect.poll(() => events.map(({ detail }) => detail.valid)).toEqual([false, true, false]);
  expect(events[2]?.detail).toHaveProperty('errors.dhl');
});

test('reports an address that the browser restored after Back', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  const reported = () => events.map(({ detail }) => [detail.valid, detail.address.country_id]);
  const element = await drawn('shop-address-check', form(['flatrate'], fields().replace('"US"', '"US" selected')));
  await expect.poll(reported).toEqual([[true, 'US']]);
  const country = element.querySelector('select');
  if (country !== null) country.value = 'NL';
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(reported().slice(1)).toEqual([[true, 'NL']]);
});

test('finds a form elsewhere on the page by its selector', async () => {
  await drawn('shop-address-check', `<form id="ship">${fields()}</form>${form(['ups'], '', 'data-form="#ship"')}`);
  await leave('zip');
  expect(problem('zip')).toBe('Field Zip/Postal Code is required.');
});

/** Luma's address form, which Luma's script renders after the page has loaded, with its own `aria-invalid`. */
const lumaForm = `<form class="form form-shipping-address" id="co-shipping-form"><div id="shipping-new-address-form" class="fieldset address">
  <div class="field _required" name="shippingAddress.country_id"><label class="label" for="D5YV"><span>Country</span></label>
    <div class="control"><select class="select" name="country_id" id="D5YV" aria-required="true" aria-invalid="false"><option value="US">United States</option></select></div></div>
  <div class="field _required" name="shippingAddress.region" style="display: none;"><label class="label" for="MJ6S"><span>State/Province</span></label>
    <div class="control"><input class="input-text" type="text" name="region" id="MJ6S" aria-required="true" aria-invalid="false"></div></div>
  <div class="field _required" name="shippingAddress.postcode"><label class="label" for="zip"><span>Zip/Postal Code</span></label>
    <div class="control"><input class="input-text" type="text" name="postcode" aria-required="true" aria-invalid="false" id="zip"></div></div>
</div></form>`;

test('checks Luma’s form as soon as it appears, after the element', async () => {
  const events = recordEvents<AddressCheckChangeDetail>('shop-address-check-change');
  await drawn(
    'shop-address-check',
    `<div id="checkout"></div>${form(['flatrate', 'ups'], '', 'data-form="#co-shipping-form"')}`,
  );
  const late = document.createElement('div');
  late.innerHTML = lumaForm;
  document.getElementById('checkout')?.append(late);
  await expect.poll(() => events.map(({ detail }) => detail.address)).toEqual([{ country_id: 'US', postcode: '' }]);
  await leave('zip');
  expect(problem('zip')).toBe('Field Zip/Postal Code is required.');
  await userEvent.type(field('zip'), '49684');
  expect(problem('zip')).toBe('');
  // Luma's own value.
  expect(field('zip').getAttribute('aria-invalid')).toBe('false');
});

test('removing the element removes its messages and restores the fields', async () => {
  const html = `<form id="ship">${fields()}</form>${form(['ups'], '', 'data-form="#ship"')}`;
  const element = await drawn('shop-address-check', html);
  const before = field('zip').outerHTML;
  await leave('zip');
  expect(field('zip').outerHTML).not.toBe(before);
  element.parentNode?.removeChild(element);
  await expect.poll(() => field('zip').outerHTML).toBe(before);
  expect(document.querySelector('[role=alert]')).toBeNull();
  await leave('zip');
  expect(problem('zip')).toBe('');
});

test('messages remain when a setting changes, and are translated', async () => {
  const { addTexts, resetTexts } = await import('@shop-elements/core');
  addTexts({ 'address-check': { required: '%1 ontbreekt.' } });
  const element = await drawn('shop-address-check', form(['ups']));
  await leave('zip');
  expect(problem('zip')).toBe('Zip/Postal Code ontbreekt.');
  element.dataset.carriers = '["dhl"]';
  await expect.poll(() => element.check({}).errors).toHaveProperty('dhl');
  expect(problem('zip')).toBe('Zip/Postal Code ontbreekt.');
  resetTexts();
});
