import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { glob } from 'tinyglobby';
import { elements } from './elements';
import { type LintOptions, lint } from './lint';
import { readOptions } from './options';
import { type FileFindings, reports } from './report';

const usage = `shop-elements lint [--format text|json|github] [--config file] <templates…>

Looks over the <shop-…> tags of templates, and the JSON for them: unknown tags, attributes and keys, wrong values, missing
settings, tags that are never closed.
Templates are paths or glob patterns; a folder stands for its .phtml, .html, .twig and .liquid files.
A comment with shop-elements-ignore silences the tag or script that follows it. shop-elements.config.json names the tags of
your own that begin with shop-: { "tags": ["shop-floor-plan"] }
The exit status is 0 when nothing is wrong, 1 when something is, and 2 when the command cannot be understood.

  shop-elements lint 'app/design/**/*.phtml'
  shop-elements lint --format github templates`;

const templates = '**/*.{phtml,html,twig,liquid}';

/** Runs the command and tells its exit status. */
export async function main(args: readonly string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const asked = understand(args);
  if (typeof asked === 'string') {
    print(asked);
    return args.includes('--help') || args.includes('-h') ? 0 : 2;
  }
  const patterns = await Promise.all(asked.patterns.map(templatesIn));
  const files = await glob(patterns, { expandDirectories: false });
  const options = await readOptions(asked.config);
  if (typeof options === 'string') {
    print(options);
    return 2;
  }
  if (files.length === 0) {
    print(`No templates match ${asked.patterns.join(' ')}.`);
    return 2;
  }
  const found = await Promise.all(files.sort().map((file) => lintFile(file, options)));
  print(asked.report(found));
  return found.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

async function templatesIn(pattern: string): Promise<string> {
  const place = await stat(pattern).catch(() => undefined);
  return place?.isDirectory() === true ? `${pattern.replace(/\/$/, '')}/${templates}` : pattern;
}

async function lintFile(file: string, options: LintOptions): Promise<FileFindings> {
  return { file, findings: lint(await readFile(file, 'utf8'), elements, options) };
}

/** What is asked for; or, as a text, what to say to a command that asks for nothing. */
function understand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, ...patterns] = positionals;
    if (values.help === true || command !== 'lint' || patterns.length === 0) return usage;
    const report = reports[values.format];
    if (report === undefined) return `There is no format "${values.format}".\n\n${usage}`;
    return { patterns: patterns.map((pattern) => pattern.replaceAll('\\', '/')), report, config: values.config };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}
