// Run it in a package's folder, after tsup. It writes the declarations of the package's exports, for `import` (.d.ts) and for
// `require` (.d.cts): one file per source file, with complete import paths, as Node's resolution requires.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from '../run.mjs';
import { entriesOf } from './entries.mjs';

/**
 * @param {string} folder the package's
 * @param {string} dist
 */
export function writeTypes(folder, dist) {
  const source = path.join(folder, 'src');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const program = ts.createProgram(
    entriesOf(folder).map((entry) => path.join(source, `${entry.source}.ts`)),
    // `pnpm types` checks them.
    { ...options, noCheck: true, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: dist },
  );
  const own = program.getSourceFiles().filter(({ fileName }) => isInside(fileName, source));
  for (const file of own) {
    if (file.isDeclarationFile) continue;
    const { diagnostics } = program.emit(file, (_, text) => write(file.fileName, text));
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  }

  /** @type {(fileName: string, text: string) => void} */
  function write(fileName, text) {
    const target = path.join(dist, path.relative(source, fileName).replace(/\.tsx?$/, ''));
    // Also types the tag when only the tag is imported.
    const whole = path.basename(fileName) === 'define.ts' ? `import './index';\n${text}` : text;
    mkdirSync(path.dirname(target), { recursive: true });
    for (const kind of ['', 'c']) {
      writeFileSync(`${target}.d.${kind}ts`, withFileNames(whole, path.dirname(fileName), `.${kind}js`));
    }
  }
}

/**
 * Completes relative imports: `./cc-form` becomes `./cc-form.js`, and `../shared/card` becomes `../shared/card/index.js`.
 * @param {string} text
 * @param {string} folder
 * @param {string} extension
 */
function withFileNames(text, folder, extension) {
  const imports = ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  return imports.reduceRight((result, { fileName, pos }) => {
    const end = pos + 1 + fileName.length;
    const isFolder = !['ts', 'tsx'].some((kind) => existsSync(path.join(folder, `${fileName}.${kind}`)));
    return `${result.slice(0, end)}${isFolder ? '/index' : ''}${extension}${result.slice(end)}`;
  }, text);
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isInside(file, folder) {
  return !path.relative(folder, file).startsWith('..');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTypes(process.cwd(), path.join(process.cwd(), 'dist'));
