import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { german } from '../../examples/shop/src/texts/de';
import { french } from '../../examples/shop/src/texts/fr';
import { dutch } from '../../examples/shop/src/texts/nl';

/** The example shop's texts, by English phrase. */
const shopTexts = { nl: dutch, de: german, fr: french };

export type Language = keyof typeof shopTexts;
export const languages = ['nl', 'de', 'fr'] as const;

/** Phrases of the shop and of our elements that a page shows in English although they have a translation. */
export async function englishOn(page: Page, language: Language): Promise<string[]> {
  const english = phrasesOf(language);
  const words = english.filter((phrase) => !phrase.includes(' '));
  const sentences = english.filter((phrase) => phrase.includes(' '));
  const shown = await textsOn(page);
  return shown.filter((text) => words.includes(text) || sentences.some((sentence) => text.includes(sentence)));
}

function phrasesOf(language: Language): string[] {
  const elements = textsOfElements('en');
  const translated = textsOfElements(language);
  const ofElements = Object.entries(elements).map(([key, text]) => [text, translated[key] ?? text] as const);
  const all = [...ofElements, ...Object.entries(shopTexts[language])];
  const phrases = all.flatMap(([text, translation]) =>
    pieces(text).filter((piece) => !translation.toLowerCase().includes(piece.toLowerCase())),
  );
  // A word may also be the translation of another: "Service" is both Dutch and French.
  const translations = new Set(all.flatMap(([, translation]) => pieces(translation)));
  return phrases.filter((phrase) => !translations.has(phrase));
}

/** The parts between a text's placeholders, if they have at least three letters. */
function pieces(text: string): string[] {
  return text
    .split(/%\d|\n/)
    .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((piece) => piece.length > 2);
}

/** The built locale's texts, by path. */
function textsOfElements(language: string): Record<string, string> {
  const file = new URL(`../../packages/bundle/dist/locales/${language}.json`, import.meta.url);
  const texts: Record<string, string> = {};
  const read = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts[path] = value;
    else for (const [key, inner] of Object.entries(value ?? {})) read(inner, `${path}.${key}`);
  };
  for (const locale of Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)) read(locale, '');
  return texts;
}

/** All visible and announced text of a page, except what shoppers and manufacturers wrote. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: (string | null | undefined)[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template, noscript, [lang]:not(html)') !== null) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'data-label'])
        found.push(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    }
    const texts = found.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '');
    return Array.from(new Set(texts)).filter((text) => text !== '');
  });
}
