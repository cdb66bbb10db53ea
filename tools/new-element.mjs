// `pnpm new <area> <name>`: creates an element's folder, story, docs page, texts in every locale and registry line. All tests
// pass from the start. Example: pnpm new site stock-notice
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partNames } from './build/areas.mjs';
import { markers } from './docs/element-page.mjs';
import { areas, camel } from './docs/manifest.mjs';
import { exec, must, root } from './run.mjs';

const [area = '', name = ''] = process.argv.slice(2);
if (!areas.includes(area) || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error(`Usage: pnpm new <${areas.join('|')}> <name-in-kebab-case>`);
  process.exit(1);
}

if (partNames.has(name)) {
  console.error(`A part of the script is named ${name}: choose another name.`);
  process.exit(1);
}

const folder = path.join(root, 'packages', area, 'src', name);
// Tags and docs pages have no area in their names.
const taken = [...areas.map((each) => `packages/${each}/src/${name}`), `docs/elements/${name}.md`].find((place) =>
  existsSync(path.join(root, place)),
);
if (taken !== undefined) {
  console.error(`${taken} already exists: choose another name.`);
  process.exit(1);
}

const config = `${camel(name)}Config`;
const Component = camel(name, true);
const texts = `${camel(name)}Texts`;
const words = name.replaceAll('-', ' ');

/** @type {Record<string, string>} */
const files = {
  [`packages/${area}/src/${name}/define.ts`]: `import { define } from './index';

define();
`,
  [`packages/${area}/src/${name}/index.ts`]: `import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { ${Component} as View } from './${name}';
import { type ${Component}Config, ${config} } from './${name}.config';

export { ${texts} } from './${name}';
export { type ${Component}Config, ${config} } from './${name}.config';

export const Shop${Component} = elementClass({
  tag: 'shop-${name}',
  mode: 'enhance',
  config: ${config},
  component: View,
});

export const { define } = Shop${Component};

export const ${Component} = reactComponent(Shop${Component});

declare global {
  interface HTMLElementTagNameMap {
    'shop-${name}': ConfiguredElement<${Component}Config>;
  }
}
`,
  [`packages/${area}/src/${name}/${name}.config.ts`]: `import * as z from 'zod/mini';

/** Settings of \`<shop-${name}>\`. */
export const ${config} = z.object({});

export type ${Component}Config = z.output<typeof ${config}>;
`,
  [`packages/${area}/src/${name}/${name}.tsx`]: `import type { ElementProps } from '@shop-elements/core';
import type { ${Component}Config } from './${name}.config';

export const ${texts} = {
  label: '${capital(words)}',
};

/**
 * What a ${words} does for a shopper, in one sentence.
 * @example <shop-${name}>…</shop-${name}>
 */
export function ${Component}(_: ElementProps<${Component}Config>) {
  return null;
}
`,
  [`packages/${area}/src/${name}/${name}.css`]: `shop-${name} {
  display: block;
}
`,
  [`packages/${area}/src/${name}/${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import './define';

test('keeps the server’s content', async () => {
  const element = await drawn('shop-${name}', '<shop-${name}><p>From the server</p></shop-${name}>');
  expect(element.textContent).toContain('From the server');
});

test('is accessible', async () => {
  await expectAccessible(await drawn('shop-${name}', '<shop-${name}><p>From the server</p></shop-${name}>'));
});
`,
  [`stories/${area}/${name}.stories.tsx`]: `import { ${config} } from '@shop-elements/${area}/${name}';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: '${capital(area)}/${capital(words)}' };
export default meta;

export const Playground = embed({
  tag: 'shop-${name}',
  config: ${config},
  html: '<shop-${name}><p>From the server</p></shop-${name}>',
});

export const AllStates = allStates({ states: { Playground } });
`,
  [`docs/elements/${name}.md`]: `---
name: ${capital(words)}
pages: ${area === 'checkout' ? 'checkout' : area === 'catalog' ? 'category' : 'content'}
---

# ${capital(words)}

${markers.top}

When to use it, and when not.

${markers.reference}

## Accessibility

- Keys, roles, and what is announced.

## Coming from Luma

| In Luma | Here | Remove |
| --- | --- | --- |
| … | … | … |
`,
};

for (const file of Object.keys(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), files[file] ?? '');
}

const registry = 'packages/bundle/src/elements.ts';
edit(registry, (text) => {
  const [comment = '', ...lines] = text.trimEnd().split('\n');
  return [comment, ...[...lines, `import '@shop-elements/${area}/${name}/define';`].sort(), ''].join('\n');
});

const locales = 'packages/bundle/src/locales';
edit(`${locales}/en.ts`, (text) =>
  `import { ${texts} } from '@shop-elements/${area}/${name}';\n${text}`.replace(/\n};\n/, `\n  '${name}': ${texts},$&`),
);
for (const locale of ['nl', 'de', 'fr']) {
  edit(`${locales}/${locale}.ts`, (text) => text.replace(/\n};\n/, `\n  '${name}': { label: '${capital(words)}' },$&`));
}

exec('biome', ['check', '--write', '--log-level=error', folder, `stories/${area}`, registry, locales]);
must('node', ['tools/docs/generate.mjs']);
console.log(`Wrote ${Object.keys(files).join('\n      ')}
and the entries in ${registry}, ${locales} and the documentation.
Next: write the settings, the test and the component, translate the texts in ${locales}, and use the element on a page of the example shop.`);

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  const whole = path.join(root, file);
  writeFileSync(whole, change(readFileSync(whole, 'utf8')));
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
