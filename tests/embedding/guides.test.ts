import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../journeys/visit';

withBrowser();

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'packages/bundle/dist');
/** Pages of the site, the reference, and a guide that own-element.test.ts covers. */
const others = ['index.md', 'playground.md', 'changelog.md', 'elements.md', 'own-element.md'];
const guides = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md') && !others.includes(file));

interface Sample {
  language: string;
  code: string;
}

/** A guide's fenced samples, in order. */
function samplesOf(guide: string): Sample[] {
  const text = readFileSync(path.join(root, 'docs', guide), 'utf8');
  return Array.from(text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm), ([, , language = '', code = '']) => ({
    language,
    code,
  }));
}

/** Lines that load our files. The test page loads them itself. */
const loading = /<(?:script|link)\b[^>]*(?:src|href)="\/static\/([^"]+)"[^>]*>(?:<\/script>)?/g;

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/guides-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe.each(guides)('%s', (guide) => {
  const samples = samplesOf(guide);
  const of = (...languages: string[]) => samples.filter(({ language }) => languages.includes(language));

  test('mentions only built files, and existing tags and attributes', () => {
    const markup = of('html', 'phtml').map(({ code }) => code);
    for (const [, file = ''] of markup.join('').matchAll(loading)) {
      expect(existsSync(path.join(dist, file)), file).toBe(true);
    }
    const template = path.join(scratch, guide.replace('.md', '.phtml'));
    writeFileSync(template, markup.join('\n'));
    const { stdout } = spawnSync('node', [path.join(dist, 'cli.js'), 'lint', template], { encoding: 'utf8' });
    expect(stdout).toBe('No problems in 1 template.\n');
  });

  test('has samples that run', async () => {
    const { page, problems } = await visit();
    const markup = of('html').map(({ code }) => code.replace(loading, ''));
    await page.route('**/guide.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Guide</title><script src="/static/shop-elements.umd.js"></script>${markup.join('')}`,
      }),
    );
    await page.goto('/guide.html');
    for (const { code } of of('js')) await page.evaluate(`(async () => { ${code} })()`);
    // Rare elements are in separate files.
    await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0);
    const odd = await page.evaluate(
      ([sheets, documents]) => [
        ...Array.from(document.querySelectorAll(':not(:defined)'), ({ localName }) => localName),
        ...Array.from(document.querySelectorAll('[data-state="error"]'), ({ outerHTML }) => outerHTML),
        ...(sheets ?? []).filter((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          return sheet.cssRules.length === 0;
        }),
        ...(documents ?? []).filter((xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
        ),
      ],
      [of('css').map(({ code }) => code), of('xml').map(({ code }) => code)],
    );
    expect(odd).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('the README lists every guide, and the guides have no broken links', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  for (const guide of guides) {
    expect(readme).toContain(`](docs/${guide})`);
    const text = readFileSync(path.join(root, 'docs', guide), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(existsSync(path.join(root, 'docs', link)), `${guide}: ${link}`).toBe(true);
    }
  }
});
