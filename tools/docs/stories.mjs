// The stories' HTML, for pages outside Storybook.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { root } from '../run.mjs';

/** @typedef {{ tag: string, name: string, html: string, note: string }} StoryDoc */

/**
 * Only the stories' markup is needed here, so this stubs the elements and Storybook.
 * @type {import('esbuild').Plugin}
 */
const markupAlone = {
  name: 'markup-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/embed$/ }, () => ({ path: 'embed', namespace: 'alone' }));
    onResolve({ filter: /^@|^storybook\/|\/states$|\.storybook|\.css$/ }, ({ path: file }) => ({
      path: file,
      namespace: 'alone',
    }));
    onLoad({ filter: /^embed$/, namespace: 'alone' }, () => ({ contents: 'export const embed = (story) => story;' }));
    onLoad({ filter: /.*/, namespace: 'alone' }, () => ({
      contents: 'module.exports = { allStates: () => ({}) };',
    }));
  },
};

/** @returns {Promise<StoryDoc[]>} in the order of the files */
export async function stories() {
  const folder = path.join(root, 'stories');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.stories\.tsx$/.test(file),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, index) => `export * as file${index} from './${file}';`).join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [markupAlone],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const modules = await import(`data:text/javascript;base64,${code}`);
  return files.flatMap((file, index) => {
    const notes = notesIn(path.join(folder, file));
    return [...notes.keys()].flatMap((name) => {
      const { tag, html } = modules[`file${index}`][name] ?? {};
      return html === undefined ? [] : [{ tag, name: spaced(name), html: html.trim(), note: notes.get(name) ?? '' }];
    });
  });
}

/**
 * The exported names of a file, in order, with the comment above each.
 * @param {string} file
 */
function notesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Map<string, string>} */
  const notes = new Map();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const name = statement.declarationList.declarations[0]?.name.getText() ?? '';
    const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      notes.set(name, (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s+/g, ' '));
  }
  return notes;
}

/**
 * Converts `WithButton` to 'With button'.
 * @param {string} name
 */
function spaced(name) {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
