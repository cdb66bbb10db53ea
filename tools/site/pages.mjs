// Fills the site's pages with content generated from the elements' source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstSentence, markers, notesOn, pageTypes, reference, table } from '../docs/element-page.mjs';
import { areas, areaTitles, manifest } from '../docs/manifest.mjs';
import { stories } from '../docs/stories.mjs';
import { root } from '../run.mjs';
import { spenders } from '../size/spenders.mjs';

const repository = 'https://github.com/shop-elements/shop-elements/blob/main/';

/** @typedef {import('../docs/manifest.mjs').ElementDoc & import('../docs/element-page.mjs').Notes} Described */

export async function sitePages() {
  const [documents, examples] = await Promise.all([manifest(), stories()]);
  const elements = documents.map((element) => ({ ...element, ...notesOn(element.tag) }));
  const fileSizes = sizes();

  /** @type {Record<string, () => string>} */
  const lists = {
    '<!-- elements: by page -->': () => byPage(elements),
    '<!-- elements: from Luma -->': () => fromLuma(elements),
    '<!-- changelog -->': changelog,
  };

  return {
    elements,
    examples,
    /** The sidebar. */
    elementGroups: areas.map((area) => ({
      text: areaTitles[area] ?? area,
      items: elements
        .filter((element) => element.area === area)
        .map(({ name, tag }) => ({ text: name, link: `/elements/${slug(tag)}` })),
    })),
    /**
     * @param {string} text of a page
     * @param {string} page its path below docs/
     */
    expand(text, page) {
      const element = elements.find(({ tag }) => page === `elements/${slug(tag)}.md`);
      let filled = text;
      if (element !== undefined) {
        const own = examples.filter(({ tag }) => tag === element.tag);
        filled = filled
          .replace(markers.top, () => top(element, own[0], fileSizes))
          .replace(markers.reference, () => `${more(own.slice(1))}${reference(element)}`);
      }
      for (const marker of Object.keys(lists)) filled = filled.replace(marker, () => lists[marker]?.() ?? '');
      return withLinksToRepository(filled, page);
    },
  };
}

/** @param {string} tag */
function slug(tag) {
  return tag.slice('shop-'.length);
}

/**
 * @param {Described} element
 * @param {import('../docs/stories.mjs').StoryDoc | undefined} story
 * @param {Record<string, number>} fileSizes
 */
function top(element, story, fileSizes) {
  const { tag, mode, summary, pages } = element;
  const size = fileSizes[tag];
  const facts = [
    `\`<${tag}>\``,
    mode === 'render' ? 'renders its content' : 'enhances your server’s HTML',
    `for ${pages.join(', ')}`,
    ...(size === undefined ? [] : [`${Math.round(size).toLocaleString('en')} bytes of its own code (Brotli)`]),
  ];
  return [summary, facts.join(' · '), story === undefined ? '' : example(story, ' looks')].join('\n\n');
}

/** @param {readonly import('../docs/stories.mjs').StoryDoc[]} others */
function more(others) {
  if (others.length === 0) return '';
  return `## More examples\n\n${others.map((story) => `### ${story.name}\n\n${story.note}\n\n${example(story)}`).join('\n\n')}\n\n`;
}

/**
 * @param {import('../docs/stories.mjs').StoryDoc} story
 * @param {string} attributes
 */
function example({ tag, name, html }, attributes = '') {
  return `<LiveExample${attributes} title="${tag}, ${name}" code="${encodeURIComponent(html).replaceAll("'", '%27')}" />\n\n\`\`\`html\n${html}\n\`\`\``;
}

/** @param {readonly Described[]} elements */
function byPage(elements) {
  return pageTypes
    .map((type) => {
      const rows = elements
        .filter(({ pages }) => pages.includes(type))
        .map(({ tag, name, summary }) => [`[${name}](/elements/${slug(tag)})`, `\`${tag}\``, firstSentence(summary)]);
      return `## ${type.charAt(0).toUpperCase()}${type.slice(1)}\n\n${table(['Element', 'Tag', 'What it does'], rows)}`;
    })
    .join('\n\n');
}

/** @param {readonly Described[]} elements */
function fromLuma(elements) {
  const rows = elements.flatMap(({ tag, replaces }) =>
    replaces.map(({ luma, change, remove }) => [luma, `[\`${tag}\`](/elements/${slug(tag)})`, change, remove]),
  );
  return table(['In Luma', 'Tag', 'What changes', 'What to remove'], rows);
}

/** All packages share one version, so their changelogs are the same. */
function changelog() {
  const file = path.join(root, 'packages/bundle/CHANGELOG.md');
  if (!existsSync(file)) return 'Nothing has been published yet.';
  return readFileSync(file, 'utf8').replace(/^# .*$/m, '');
}

/**
 * Bytes of each element's own code, as `pnpm size` counts them.
 * @returns {Record<string, number>}
 */
function sizes() {
  const dist = path.join(root, 'packages/bundle/dist');
  if (!existsSync(path.join(dist, 'shop-elements.all.umd.js.map'))) return {};
  // Counting maps every character to its source, so it runs only once per build.
  const build = readFileSync(path.join(dist, 'sri.json'), 'utf8');
  const file = path.join(root, '.cache/element-sizes.json');
  const cached = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (cached.build === build) return cached.sizes;
  const elements = spenders(dist).find(({ title }) => title === 'Elements')?.entries ?? [];
  const byElement = Object.fromEntries(elements.map(({ name, size }) => [name, size]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ build, sizes: byElement }));
  return byElement;
}

/**
 * Adapts links: files outside docs/ are not on the site, and the site has one page per element instead of one long reference.
 * @param {string} text
 * @param {string} page
 */
function withLinksToRepository(text, page) {
  const own = text.replaceAll('](elements.md', '](elements/index.md');
  return own.replace(/\]\(((?:\.\.\/)+[^)]+)\)/g, (link, target) => {
    const file = path.posix.join('docs', path.posix.dirname(page), target);
    return file.startsWith('docs/') ? link : `](${repository}${file})`;
  });
}
