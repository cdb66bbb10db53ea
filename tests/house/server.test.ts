import { expect, test } from 'vitest';
import { areas, elementFolders } from '../../tools/docs/manifest.mjs';

const elements = areas.flatMap((area) => elementFolders(area).map((name) => ({ area, name })));

test('all packages can be imported on a server, without side effects', { timeout: 120_000 }, async () => {
  expect(globalThis).not.toHaveProperty('customElements');
  const { ShopElements } = await import('../../packages/bundle/src/index');
  expect(ShopElements.version).toMatch(/^\d/);
  ShopElements.configure({ locale: 'nl', texts: { 'Place Order': 'Bestellen' } });
  expect(ShopElements.doctor()).toEqual([]);
});

test.each(elements)(
  'on a server, define() of $area/$name does not throw',
  { timeout: 120_000 },
  async ({ area, name }) => {
    const module: { define(): void } = await import(`../../packages/${area}/src/${name}/index.ts`);
    expect(() => module.define()).not.toThrow();
  },
);
