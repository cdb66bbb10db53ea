// Data for editors and type checkers, generated from the same manifest as the documentation.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { camel } from '../docs/manifest.mjs';
import { bundle } from './common.mjs';

/** @typedef {import('../docs/manifest.mjs').ElementDoc} ElementDoc */

const home = 'https://github.com/shop-elements/shop-elements';

/**
 * `custom-elements.json`, VS Code's custom data, web-types, and JSX types for React and Preact.
 * @param {readonly ElementDoc[]} elements
 * @param {string} dist
 */
export async function writeEditorData(elements, dist) {
  const { version } = JSON.parse(await readFile(path.join(bundle, 'package.json'), 'utf8'));
  /** @type {Record<string, unknown>} */
  const files = {
    'custom-elements.json': customElements(elements),
    'vscode.html-custom-data.json': vsCode(elements),
    'web-types.json': webTypes(elements, version),
  };
  for (const name of Object.keys(files)) {
    await writeFile(path.join(dist, name), `${JSON.stringify(files[name], null, 2)}\n`);
  }
  await writeTypes(dist, 'jsx', jsxAttributes(elements));
  // `import 'shop-elements/shop-elements.css'` needs a type declaration, although it exports nothing.
  await writeFile(path.join(dist, 'style.d.ts'), 'export {};\n');
  for (const library of /** @type {const} */ (['react', 'preact'])) {
    await writeTypes(dist, library, jsxModule(library));
    await writeFile(path.join(dist, `${library}.js`), `// Types only: see ${library}.d.ts.\nexport {};\n`);
    await writeFile(path.join(dist, `${library}.cjs`), `// Types only: see ${library}.d.cts.\n`);
  }
}

/**
 * Writes declarations for `import` and for `require`.
 * @param {string} dist
 * @param {string} name
 * @param {(extension: string) => string} text
 */
async function writeTypes(dist, name, text) {
  await writeFile(path.join(dist, `${name}.d.ts`), text('.js'));
  await writeFile(path.join(dist, `${name}.d.cts`), text('.cjs'));
}

/** @param {readonly ElementDoc[]} elements */
function customElements(elements) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map((element) => {
      const { tag, area, summary, settings, events, methods } = element;
      const name = tag.slice('shop-'.length);
      const className = camel(name, true);
      const file = `@shop-elements/${area}/${name}/define`;
      return {
        kind: 'javascript-module',
        path: file,
        declarations: [
          {
            kind: 'class',
            name: className,
            description: summary,
            customElement: true,
            tagName: tag,
            attributes: settings.map(({ attribute, type, default: value, description }) => ({
              name: attribute,
              type: { text: type },
              ...(value !== '' && { default: value }),
              description,
            })),
            members: methods.map(({ name: signature, description }) => ({
              kind: 'method',
              name: /^\w+/.exec(signature)?.[0] ?? signature,
              description: `\`${signature}\`. ${description}`,
            })),
            events: events.map((event) => ({
              name: event.name,
              type: { text: event.detailType === '' ? 'CustomEvent' : `CustomEvent<${event.detailType}>` },
              description: event.description,
            })),
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className, module: file } }],
      };
    }),
  };
}

/** @param {readonly ElementDoc[]} elements */
function vsCode(elements) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: description(element),
      attributes: element.settings.map((setting) => ({
        name: setting.attribute,
        description: settingDescription(setting),
        ...(choices(setting).length > 0 && { values: choices(setting).map((name) => ({ name })) }),
      })),
      references: [{ name: 'Reference', url: `${home}/blob/main/docs/elements.md#${element.tag}` }],
    })),
  };
}

/**
 * @param {readonly ElementDoc[]} elements
 * @param {string} version
 */
function webTypes(elements, version) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'shop-elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: description(element),
          'doc-url': `${home}/blob/main/docs/elements.md#${element.tag}`,
          attributes: element.settings.map((setting) => ({
            name: setting.attribute,
            description: settingDescription(setting),
            required: setting.required && !setting.fromHost,
            ...(setting.default !== '' && { default: setting.default }),
            value: { type: choices(setting).length > 0 ? choices(setting) : setting.type },
          })),
          js: { events: element.events.map(({ name, description: text }) => ({ name, description: text })) },
        })),
      },
    },
  };
}

/** @param {ElementDoc} element */
function description({ summary, events, methods }) {
  /** @type {(title: string, entries: readonly { name: string, description: string }[]) => string} */
  const list = (title, entries) =>
    entries.length === 0
      ? ''
      : `\n\n${title}:\n${entries.map(({ name, description: text }) => `- \`${name}\` ${text}`).join('\n')}`;
  return `${summary}${list('Events', events)}${list('Methods', methods)}`;
}

/** @param {ElementDoc['settings'][number]} setting */
function settingDescription({ description: text, type, default: value, required, fromHost }) {
  const source = fromHost ? " Read from the host page's JSON where that has it." : '';
  const ending = required ? (fromHost ? '' : ' Required.') : value === '' ? '' : ` Default: \`${value}\`.`;
  return `${text} \`${type}\`.${ending}${source}`;
}

/** @param {ElementDoc['settings'][number]} setting */
function choices({ shape, values }) {
  return shape.kind === 'boolean' ? ['true', 'false'] : values;
}

/**
 * @param {readonly ElementDoc[]} elements
 * @returns {(extension: string) => string}
 */
function jsxAttributes(elements) {
  const tags = elements.map(({ tag, summary, settings }) => {
    const attributes = settings.map(
      (setting) =>
        `    /** ${comment(settingDescription(setting))} */\n    '${setting.attribute}'?: ${jsxType(setting)};`,
    );
    return `  /** ${comment(summary)} */\n  '${tag}': ShopAttributes<'${tag}'> & {\n${attributes.join('\n')}\n  };`;
  });
  return (
    extension,
  ) => `// Attributes of every element, by tag. Import 'shop-elements/react' or 'shop-elements/preact' for JSX.
import './index${extension}';
import type { Settings } from '@shop-elements/core';

/** Listeners for every event. Events bubble, so you can listen on any element. */
type ShopListeners = {
  [Type in keyof GlobalEventHandlersEventMap as Type extends \`shop-\${string}\` ? \`on\${Type}\` : never]?: (
    event: GlobalEventHandlersEventMap[Type],
  ) => void;
};

interface ShopAttributes<Tag extends keyof HTMLElementTagNameMap> extends ShopListeners {
  /** JSON settings, or "#" and the id of a script with them. */
  'data-config'?: string;
  /** When the loader fetches the element's code. */
  'data-load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  /** Logs where each setting came from. */
  'data-shop-debug'?: boolean | '';
  /** The settings as an object. A server can't render it: use \`data-config\` or attributes there. */
  config?: HTMLElementTagNameMap[Tag] extends { config: infer Config } ? Settings<NonNullable<Config>> : never;
}

export interface ShopElementAttributes {
${tags.join('\n')}
}
`;
}

/** @param {ElementDoc['settings'][number]} setting */
function jsxType({ shape, values }) {
  if (shape.kind === 'boolean') return "boolean | 'true' | 'false' | ''";
  if (shape.kind === 'number') return 'number | string';
  if (shape.kind === 'choice') return values.map((value) => `'${value}'`).join(' | ');
  return shape.kind === 'union' ? 'string | number | boolean' : 'string';
}

/** @param {string} text */
function comment(text) {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ');
}

/**
 * @param {'react' | 'preact'} library
 * @returns {(extension: string) => string}
 */
function jsxModule(library) {
  const common =
    library === 'react'
      ? 'Attributes & RefAttributes<HTMLElementTagNameMap[Tag]>'
      : 'ClassAttributes<HTMLElementTagNameMap[Tag]>';
  const names = library === 'react' ? 'Attributes, HTMLAttributes, RefAttributes' : 'ClassAttributes, HTMLAttributes';
  return (
    extension,
  ) => `// JSX types of every element for ${library === 'react' ? 'React 19' : 'Preact'}: import this file once.
import type { ${names} } from '${library}';
import type { ShopElementAttributes } from './jsx${extension}';

type Elements = {
  [Tag in keyof ShopElementAttributes]: ShopElementAttributes[Tag] & HTMLAttributes<HTMLElementTagNameMap[Tag]> & ${common};
};

declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`;
}
