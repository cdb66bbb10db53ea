import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

const dist = path.join(root, 'packages/bundle/dist');

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/samples-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The guides with code for apps. The others contain markup, PHP, or scripts for theme pages. */
const guides = readdirSync(path.join(root, 'docs')).filter((file) =>
  ['events.md', 'react.md', 'server-rendering.md', 'typescript.md'].includes(file),
);

/** Writes a guide's samples as modules. Adds the types of `shop-elements` to plain scripts, which don't import them. */
function samplesOf(guide: string): string[] {
  const text = readFileSync(path.join(root, 'docs', guide), 'utf8');
  return [...text.matchAll(/^```(js|ts|tsx)\n([\s\S]*?)^```/gm)].map(([, language = '', code = ''], index) => {
    const file = path.join(scratch, `${guide.replace('.md', '')}-${index + 1}.${language.replace('js', 'ts')}`);
    writeFileSync(file, language === 'js' ? `import 'shop-elements';\n${code}` : code);
    return file;
  });
}

/** TypeScript's errors, by file. */
function problemsIn(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    // Resolves generated files in the build, and everything else in the sources.
    paths: {
      'shop-elements/shop-elements.css': [path.join(dist, 'style.d.ts')],
      'shop-elements/*': [path.join(dist, '*')],
    },
  });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

const misspelled: Readonly<Record<string, string>> = {
  'message-type': `ShopElements.messages.add({ type: 'succes', text: 'Saved.' });`,
  setting: `document.createElement('shop-rating-stars').config = { readonly: true };`,
  'setting-inside': `document.createElement('shop-breadcrumbs').config = { crumbs: [{ lable: 'Home' }] };`,
  value: `document.createElement('shop-cc-form').config = { expiry: 'select' };`,
  detail: `addEventListener('shop-order-placed', ({ detail }) => detail.id);`,
  method: `document.querySelector('shop-cc-form')?.isValid();`,
  'jsx-listener': `export const view = <shop-tabs onshop-tabs-change={({ detail }) => detail.tab} />;`,
  'jsx-setting': `export const view = <shop-tabs config={{ tab: 1 }} />;`,
};

test('all samples for apps compile under strict TypeScript, and misspelled names don’t', () => {
  const samples = guides.flatMap(samplesOf);
  expect(guides).toHaveLength(4);
  expect(samples.length).toBeGreaterThan(10);
  const wrong = Object.keys(misspelled).map((name) => {
    const file = path.join(scratch, `${name}.tsx`);
    writeFileSync(file, `import 'shop-elements/react';\n${misspelled[name]}\n`);
    return file;
  });
  const problems = problemsIn([...samples, ...wrong]);
  expect(problems.map((problem) => problem.replace(/:[\s\S]*/, ''))).toEqual(
    Object.keys(misspelled).map((name) => `${name}.tsx`),
  );
});
