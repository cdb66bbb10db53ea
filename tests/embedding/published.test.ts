import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { areas, elementFolders } from '../../tools/docs/manifest.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'packages/bundle/dist');
const require = createRequire(import.meta.url);

const tags = areas.flatMap((area) => elementFolders(area).map((name) => `shop-${name}`)).sort();

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/published-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function built(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}

describe('editor data', () => {
  test('custom-elements.json matches its published schema and contains every element', () => {
    const manifest = JSON.parse(built('custom-elements.json')) as {
      modules: { declarations: { tagName: string; description: string }[] }[];
    };
    const schema = JSON.parse(readFileSync(require.resolve('custom-elements-manifest/schema.json'), 'utf8')) as object;
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true);
    const declared = manifest.modules.flatMap(({ declarations }) => declarations);
    expect(declared.map(({ tagName }) => tagName).sort()).toEqual(tags);
  });

  test('VS Code data and web-types contain every element, with a description of every attribute', () => {
    interface Described {
      name: string;
      description: string;
      attributes: { name: string; description: string }[];
    }
    const code = JSON.parse(built('vscode.html-custom-data.json')) as { tags: Described[] };
    const webTypes = JSON.parse(built('web-types.json')) as { contributions: { html: { elements: Described[] } } };
    for (const elements of [code.tags, webTypes.contributions.html.elements]) {
      expect(elements.map(({ name }) => name).sort()).toEqual(tags);
      const mute = elements.flatMap(({ name, description, attributes }) => [
        ...(description === '' ? [name] : []),
        ...attributes.filter((attribute) => /^\s*`/.test(attribute.description)).map((bare) => `${name} ${bare.name}`),
      ]);
      expect(mute).toEqual([]);
    }
  });

  test.each(['react', 'preact'])('JSX in %s accepts valid attributes and rejects others', (library) => {
    const views = {
      right: '<shop-rating-stars className="big" data-score={4} data-read-only />',
      'wrong-value': '<shop-rating-stars data-read-only={4} />',
      'wrong-tag': '<shop-rating-star />',
    };
    const files = Object.entries(views).map(([name, jsx]) => {
      const file = path.join(scratch, `${library}-${name}.tsx`);
      writeFileSync(file, `import '${path.join(dist, library)}';\nexport const view = ${jsx};\n`);
      return file;
    });
    const program = ts.createProgram(files, {
      jsx: ts.JsxEmit.ReactJSX,
      jsxImportSource: library,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    });
    // Checks only the app: in the workspace, the packages' types are their sources, which use another JSX.
    const refused = ts.getPreEmitDiagnostics(program).flatMap(({ file }) => file?.fileName ?? []);
    const own = refused.filter((file) => file.startsWith(scratch)).map((file) => path.basename(file));
    expect(Array.from(new Set(own)).sort()).toEqual([`${library}-wrong-tag.tsx`, `${library}-wrong-value.tsx`]);
  });
});

test('sri.json has the hash of every file that a page can load', () => {
  const hashes = JSON.parse(built('sri.json')) as Record<string, string>;
  expect(Object.keys(hashes)).toEqual(
    expect.arrayContaining([
      'shop-elements.css',
      'shop-elements.js',
      'shop-elements.map.js',
      'shop-elements.umd.js',
      'locales/nl.js',
    ]),
  );
  for (const [file, integrity] of Object.entries(hashes)) {
    expect(integrity, file).toBe(`sha384-${createHash('sha384').update(built(file)).digest('base64')}`);
  }
});

test('pages of any encoding read the scripts correctly, because all characters are ASCII', () => {
  const scripts = Object.keys(JSON.parse(built('sri.json')) as object).filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('locales/de.js');
  expect(scripts.filter((file) => !/^[\0-\x7f]*$/.test(built(file)))).toEqual([]);
});

test('THIRD_PARTY.md lists every library in the scripts with its license', () => {
  const notices = built('THIRD_PARTY.md');
  for (const library of [
    'preact',
    'dompurify',
    'keen-slider',
    'card-validator',
    'js-cookie',
    '@r2wc/react-to-web-component',
    'leaflet',
    'react-leaflet',
  ]) {
    expect(notices).toMatch(new RegExp(`^## ${library} \\d`, 'm'));
  }
});

describe('shop-elements lint', () => {
  const run = (...args: string[]) => {
    const { status, stdout } = spawnSync('node', [path.join(dist, 'cli.js'), ...args], {
      cwd: scratch,
      encoding: 'utf8',
    });
    return { status, stdout };
  };

  test('reports problems in a folder of templates', () => {
    mkdirSync(path.join(scratch, 'theme/deep'), { recursive: true });
    writeFileSync(
      path.join(scratch, 'theme/right.phtml'),
      '<shop-rating-stars data-score="<?= $s ?>"></shop-rating-stars>',
    );
    writeFileSync(
      path.join(scratch, 'theme/deep/wrong.twig'),
      '\n<shop-rating-stars data-scor="4"></shop-rating-stars>',
    );
    writeFileSync(path.join(scratch, 'theme/notes.txt'), '<shop-nothing>');
    expect(run('lint', 'theme')).toEqual({
      status: 1,
      stdout:
        'theme/deep/wrong.twig:2:20  <shop-rating-stars> has no setting "data-scor"; did you mean data-score?\n' +
        '1 problem in 2 templates.\n',
    });
    expect(run('lint', 'theme/*.phtml')).toEqual({ status: 0, stdout: 'No problems in 1 template.\n' });
    expect(JSON.parse(run('lint', '--format', 'json', 'theme').stdout)).toHaveLength(1);
  });

  test("finds no problems in the example shop's templates", () => {
    expect(run('lint', path.join(root, 'examples/shop/templates')).stdout).toContain('No problems');
  });

  test('explains invalid arguments', () => {
    expect(run('--help').status).toBe(0);
    expect(run('lint')).toMatchObject({ status: 2, stdout: expect.stringContaining('shop-elements lint [--format') });
    expect(run('lint', '--format', 'xml', 'theme').status).toBe(2);
    expect(run('lint', 'nowhere/*.html')).toEqual({ status: 2, stdout: 'No templates match nowhere/*.html.\n' });
  });
});
