// Uses every tag and event in the DOM and in JSX. TypeScript must know them all, and not as `any`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { modules } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('shop-elements/custom-elements.json')), 'utf8'),
);
const elements = modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== undefined)
  // Events with other names are Magento's, without details.
  .map(({ tagName, events = [] }) => ({ tag: tagName, events: events.filter(({ name }) => name.startsWith('shop-')) }));

const uses = elements.map(
  ({ tag, events }) => `
const ${nameOf(tag)} = document.createElement('${tag}');
// @ts-expect-error
${nameOf(tag)}.config = { noSuchSetting: 1 };
${events.map(({ name }) => `${nameOf(tag)}.addEventListener('${name}', ({ detail }) => known(detail));`).join('\n')}
// @ts-expect-error
export const ${nameOf(tag)}Wrong = <${tag} config={{ noSuchSetting: 1 }} />;
export const ${nameOf(tag)}View = (
  <${tag} config={{}} ${events.map(({ name }) => `on${name}={({ detail }) => known(detail)}`).join(' ')} />
);`,
);

writeFileSync(
  'src/every-element.tsx',
  `import 'shop-elements';
import 'shop-elements/react';

type IsAny<T> = 0 extends 1 & T ? true : false;
function known<T>(_: IsAny<T> extends true ? never : T): void {}
${uses.join('\n')}
`,
);

function nameOf(tag) {
  return tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
