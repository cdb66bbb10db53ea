import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { VERSION } from '@shop-elements/core';
import { escapePath, glob } from 'tinyglobby';
import { elements } from './elements';
import { type LintOptions, lint } from './lint';
import { readOptions } from './options';
import { type FileFindings, reports } from './report';

const usage = `shop-elements lint [--format text|json|github] [--config file] <templates…>

Checks the <shop-…> tags in your templates, and their JSON, for unknown tags, attributes and keys, invalid values, missing
settings and unclosed tags.
Templates are paths or glob patterns. A folder means all .phtml, .html, .twig, .liquid and .blade.php files in it.
JSX and Vue files are refused: they are not HTML.
A comment with shop-elements-ignore silences the next tag or script. List your own tags that start with shop- in
shop-elements.config.json: { "tags": ["shop-floor-plan"] }
Exits with 0 if there are no problems, with 1 if there are, and with 2 if the command is invalid or a path matches nothing.

  shop-elements lint 'app/design/**/*.phtml'
  shop-elements lint --format github templates`;

const templates = '**/*.{phtml,html,twig,liquid,blade.php}';

/** Runs the command and returns its exit status. */
export async function main(args: readonly string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const command = parse(args);
  if (typeof command === 'string') {
    print(command);
    return args.some((arg) => ['--help', '-h', '--version'].includes(arg)) ? 0 : 2;
  }
  const excluded = command.patterns.filter(isExclusion);
  const wanted = command.patterns.filter((pattern) => !isExclusion(pattern));
  const matches = await Promise.all(wanted.map((pattern) => templatesIn(pattern, excluded)));
  const files = [...new Set(matches.flat())];
  const options = await readOptions(command.config);
  if (typeof options === 'string') {
    print(options);
    return 2;
  }
  // A misspelled path would otherwise go unnoticed next to another one that matches.
  const unmatched = wanted.find((_, index) => matches[index]?.length === 0);
  if (unmatched !== undefined || files.length === 0) {
    print(`No templates match ${unmatched ?? command.patterns.join(' ')}.`);
    return 2;
  }
  const foreign = files.find((file) => /\.(?:[jt]sx|vue)$/.test(file));
  if (foreign !== undefined) {
    print(`Cannot read ${foreign}: the linter reads HTML templates, not JSX or Vue. Leave such files out.`);
    return 2;
  }
  const found = await Promise.all(files.sort().map((file) => lintFile(file, options)));
  print(command.report(found));
  return found.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

/** Whether a pattern leaves templates out, as in `!old/**`. */
function isExclusion(pattern: string): boolean {
  return pattern.startsWith('!');
}

async function templatesIn(pattern: string, excluded: readonly string[]): Promise<string[]> {
  return glob([await globOf(pattern), ...excluded], { expandDirectories: false });
}

/** The glob pattern for an argument. A folder's name may contain characters that mean something in patterns. */
async function globOf(pattern: string): Promise<string> {
  const place = await stat(pattern).catch(() => undefined);
  return place?.isDirectory() === true ? `${escapePath(pattern.replace(/\/$/, ''))}/${templates}` : pattern;
}

async function lintFile(file: string, options: LintOptions): Promise<FileFindings> {
  return { file, findings: lint(await readFile(file, 'utf8'), elements, options) };
}

/** Parses the arguments. Returns a text to print if there is nothing to lint. */
function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
    if (values.version === true) return VERSION;
    const [command, ...patterns] = positionals;
    if (values.help === true || command !== 'lint' || patterns.length === 0) return usage;
    const report = reports[values.format];
    if (report === undefined) return `Unknown format "${values.format}": expected text, json or github.\n\n${usage}`;
    return { patterns: patterns.map((pattern) => pattern.replaceAll('\\', '/')), report, config: values.config };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}
