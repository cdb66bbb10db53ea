import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { de } from '../../packages/bundle/src/locales/de';
import { en } from '../../packages/bundle/src/locales/en';
import { fr } from '../../packages/bundle/src/locales/fr';
import { nl } from '../../packages/bundle/src/locales/nl';
import { areas, elementFolders } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const elements = areas.flatMap((area) => elementFolders(area).map((name) => ({ area, name })));

/** The maximum length of a component's file. Keep in sync with CONTRIBUTING.md. */
const LINES = 220;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.startsWith('dist'))
    .map((file) => path.join(folder, file));
}

const product = ['core', 'dom', 'host', 'ui', 'checkout', 'catalog', 'content', 'site', 'bundle']
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap(sources)
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** Fails with three lines: the rule, where it is broken, and how to fix it. */
function expectNowhere(rule: string, places: readonly string[], fix: string): void {
  const shown = places.length > 5 ? [...places.slice(0, 5), `${places.length - 5} more`] : places;
  if (places.length > 0) expect.fail(`${rule}\nFound: ${shown.join(', ')}\nFix: ${fix}`);
}

test.each(elements)('$area/$name has every file an element needs', ({ area, name }) => {
  const folder = `packages/${area}/src/${name}`;
  const files = ['index.ts', 'define.ts', `${name}.config.ts`, `${name}.tsx`, `${name}.test.tsx`];
  const needed = [...files.map((file) => `${folder}/${file}`), `stories/${area}/${name}.stories.tsx`];
  expectNowhere(
    `<shop-${name}> lacks files.`,
    needed.filter((file) => !existsSync(path.join(root, file))),
    'create them like `pnpm new` does: see tools/new-element.mjs.',
  );
  const isListed = read('packages/bundle/src/elements.ts').includes(`'@shop-elements/${area}/${name}/define'`);
  expectNowhere(
    `The script does not register <shop-${name}>.`,
    isListed ? [] : ['packages/bundle/src/elements.ts'],
    `add import '@shop-elements/${area}/${name}/define';`,
  );
});

test('component files are short', () => {
  expectNowhere(
    `A component's file must not exceed ${LINES} lines.`,
    product.filter((file) => file.endsWith('.tsx') && read(file).split('\n').length > LINES),
    'move state and rules to use-<name>.ts, and single views to their own files.',
  );
});

test('CONTRIBUTING.md names the same limit', () => {
  expect(read('CONTRIBUTING.md')).toContain(`at most ${LINES} lines`);
});

const prototype = 'Prototype.js modifies built-in objects';
const policy = 'strict Content Security Policies refuse it';

test.each([
  ['for…in', /\bfor \((const|let|var) \w+ in /, `${prototype}: write for (const name of Object.keys(…)).`],
  ['Array.from()', /\bArray\.from\(/, `${prototype}: write [...list].`],
  ['Object.values() or Object.entries()', /Object\.(values|entries)\(/, `${prototype}: map over Object.keys().`],
  ['eval or new Function', /\beval\(|new Function\(/, `${policy}: write a function.`],
  [
    'innerHTML',
    /\.innerHTML\b|dangerouslySetInnerHTML/,
    `${policy}: use cleanHtml() from @shop-elements/dom, or <SafeHtml>.`,
  ],
  ['useId', /\buseId\b/, 'under Preact, its ids repeat in every root: use useElementId() from @shop-elements/core.'],
])('shipped code does not use %s', (what, pattern, fix) => {
  const found = product.filter((file) => pattern.test(withoutComments(read(file))));
  expectNowhere(`Shipped code must not use ${what}.`, found, fix);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

test('only schema files, which shops load as data, import zod', () => {
  const written = /(\.(config|schema)|core\/src\/config\/(kinds|from-zod))\.ts$/;
  expectNowhere(
    'Only *.config.ts and *.schema.ts may import zod. Other files may import its types.',
    product.filter((file) => !written.test(file) && /^import (?!type).*'zod/m.test(read(file))),
    'move the schema to a file named *.schema.ts, or write `import type`.',
  );
});

describe('by type', () => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);

  test('shipped code does not call remove() on a node', { timeout: 180_000 }, () => {
    const files = product.filter((file) => /\.remove\(\)/.test(read(file))).map((file) => path.join(root, file));
    const program = ts.createProgram(files, options);
    const checker = program.getTypeChecker();
    const found: string[] = [];
    for (const file of files) {
      const source = program.getSourceFile(file);
      const visit = (node: ts.Node): void => {
        if (source && isRemoval(node) && isDomNode(checker.getTypeAtLocation(node.expression.expression), checker)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getEnd());
          found.push(`${path.relative(root, file)}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      if (source) visit(source);
    }
    expectNowhere(
      'Shipped code must not call remove() on a node: Prototype.js overrides it.',
      found,
      'write removeNode(node), of @shop-elements/core.',
    );
  });
});

function isRemoval(node: ts.Node): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  return (
    ts.isCallExpression(node) &&
    node.arguments.length === 0 &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'remove'
  );
}

function isDomNode(type: ts.Type, checker: ts.TypeChecker): boolean {
  const plain = checker.getNonNullableType(type);
  const members = plain.isUnion() ? plain.types : [plain];
  return members.some((member) => member.getProperty('nodeType') !== undefined);
}

test('elements never import the index of another element, because that would bring its whole class along', () => {
  const names = elements.map(({ name }) => name).join('|');
  const index = new RegExp(`^(?:import|export) (?!type)[^;]*? from '(?:\\.\\./)+(?:${names})';`, 'm');
  expectNowhere(
    "A file must not import another element's index: it brings that whole element along.",
    product.filter((file) => index.test(read(file))),
    'import the module that exports what you need, such as ../tabs/start-tabs.',
  );
});

test('page nodes are hidden only with setHidden()', () => {
  const ours = /^packages\/(core\/src\/element|dom\/src\/hide\.ts|content\/src\/shared\/carousel\/controls\.ts)/;
  expectNowhere(
    'Nodes must stay hidden under any theme.',
    product.filter((file) => !ours.test(file) && /\.hidden = /.test(read(file))),
    'write setHidden(node, true), from @shop-elements/dom: a theme’s `display` overrides the attribute alone.',
  );
});

test('all packages have the same version', () => {
  const version = /VERSION = '([^']+)'/.exec(read('packages/core/src/version.ts'))?.[1];
  const names = readdirSync(path.join(root, 'packages')).filter((name) =>
    existsSync(path.join(root, 'packages', name, 'package.json')),
  );
  expect(names).toContain('core');
  for (const name of names) {
    expect(JSON.parse(read(`packages/${name}/package.json`)).version, name).toBe(version);
  }
});

describe('texts', () => {
  test('are all listed for translation', () => {
    const list = read('packages/bundle/src/locales/en.ts');
    const missing = product.filter((file) => {
      const exported = /export const (\w+Texts) = \{/.exec(read(file))?.[1] ?? '';
      return !list.includes(exported);
    });
    expectNowhere(
      'Every element’s texts must be in the list of translatable texts.',
      missing,
      'add it to packages/bundle/src/locales/en.ts.',
    );
  });

  const english = flat(en);
  test.each([
    ['nl', nl],
    ['de', de],
    ['fr', fr],
  ])('are all translated into %s', (name, locale) => {
    const translated = flat(locale);
    const wrong = [...english.keys()].filter((key) => {
      const text = translated.get(key) ?? '';
      return text.trim() === '' || blanks(text) !== blanks(english.get(key) ?? '');
    });
    expectNowhere(
      'Every text needs a translation with the same placeholders (%1, %2).',
      wrong,
      `translate it in packages/bundle/src/locales/${name}.ts.`,
    );
  });
});

/** All texts by path: `cc-form.legend`. */
function flat(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const own = path === '' ? name : `${path}.${name}`;
      if (typeof value === 'string') return [[own, value]];
      return typeof value === 'object' && value !== null ? [...flat(value, own)] : [];
    }),
  );
}

function blanks(text: string): string {
  return [...new Set(text.match(/%\d/g))].sort().join();
}
