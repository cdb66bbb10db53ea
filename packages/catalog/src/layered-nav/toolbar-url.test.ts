import type { ToolbarSettings } from '@shop-elements/host';
import { describe, expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { toolbarUrl } from './toolbar-url';

interface Choice {
  url: string;
  param: string;
  value: string;
  default: string | number;
  limitDefault?: string;
}

const roles = {
  product_list_mode: 'mode-switcher',
  product_list_dir: 'direction-switcher',
  product_list_order: 'sorter',
  product_list_limit: 'limiter',
} as const;

const luma: ToolbarSettings = {
  mode: 'product_list_mode',
  direction: 'product_list_dir',
  order: 'product_list_order',
  limit: 'product_list_limit',
  limitDefault: '9',
};

function chosen({ url, param, value, limitDefault, ...choice }: Choice): string | undefined {
  const role = roles[param as keyof typeof roles];
  const setting = { sorter: 'order', limiter: 'limit', 'mode-switcher': 'mode', 'direction-switcher': 'direction' }[
    role
  ];
  const options = { ...luma, ...(limitDefault && { limitDefault }), [`${setting}Default`]: choice.default };
  return toolbarUrl(url, role, value, options);
}

// Core 2.4.6 keeps the page when the order changes; the add-on's vector of the same change treats that as an error.
const overruled: Readonly<Record<string, string>> = {
  'layered.toolbar-core-246#6': 'https://shop.test/women.html?product_list_order=price',
};

test.each([...vectors<Choice, string>('layered.toolbar-url'), ...vectors<Choice, string>('layered.toolbar-core-246')])(
  'another order starts at the first page, another number per page keeps the place in the list ($id)',
  ({ id, input, expected }) => {
    expect(chosen(input)).toBe(overruled[id] ?? expected);
  },
);

describe('the page', () => {
  const url = 'https://shop.test/women.html?cap=5&p=3';

  test.each(['product_list_order', 'product_list_dir', 'product_list_mode'])('is the first after %s', (param) => {
    expect(chosen({ url, param, value: 'x', default: 'y' })).toBe(`https://shop.test/women.html?cap=5&${param}=x`);
  });

  test('is the first if one page contains everything', () => {
    expect(chosen({ url, param: 'product_list_limit', value: 'all', default: '12' })).toBe(
      'https://shop.test/women.html?cap=5&product_list_limit=all',
    );
  });
});

test('keeps the spelling of filters with a comma, so that each list has one URL', () => {
  const url = 'https://shop.test/women.html?color=blue,red&name=a+b';
  expect(chosen({ url, param: 'product_list_order', value: 'price', default: 'position' })).toBe(
    `${url}&product_list_order=price`,
  );
  expect(
    chosen({
      url: `${url}&product_list_order=price`,
      param: 'product_list_order',
      value: 'position',
      default: 'position',
    }),
  ).toBe(url);
});

test.each(['constructor', '__proto__', 'toString', 'unknown', undefined])(
  'ignores a control with the role "%s"',
  (role) => {
    expect(toolbarUrl('https://shop.test/tea.html', role, '1', luma)).toBeUndefined();
  },
);
