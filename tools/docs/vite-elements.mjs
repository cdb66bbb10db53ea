// The manifest of all elements as a module, for Storybook's pages and controls.
import { firstSentence, limits, notesOn, pageTypes, reference } from './element-page.mjs';
import { manifest } from './manifest.mjs';

/** @type {Record<string, () => Promise<string>>} */
const modules = { 'virtual:elements': elementsText, 'virtual:events': eventsText };

/** @returns {import('vite').Plugin} */
export function elementsModule() {
  return {
    name: 'elements',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  };
}

/** The names of all events of all elements. */
async function eventsText() {
  const names = (await manifest()).flatMap(({ events }) => events.map(({ name }) => name));
  return `export const events = ${JSON.stringify([...new Set(names), 'shop-error', 'shop-message'])};`;
}

async function elementsText() {
  const elements = (await manifest()).map((element) => {
    const { introduction, rest, ...notes } = notesOn(element.tag);
    return {
      ...element,
      ...notes,
      brief: firstSentence(element.summary),
      settings: element.settings.map((setting) => ({ ...setting, limits: limits(setting) })),
      introduction: withoutLinks(introduction),
      reference: withoutLinks(reference(element)),
      rest: withoutLinks(rest),
    };
  });
  return `export const pageTypes = ${JSON.stringify(pageTypes)};\nexport const elements = ${JSON.stringify(elements)};`;
}

/**
 * Links in the text point to pages of the site.
 * @param {string} markdown
 */
function withoutLinks(markdown) {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}
