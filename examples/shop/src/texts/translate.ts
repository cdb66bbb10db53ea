import { german } from './de';
import { french } from './fr';
import { dutch } from './nl';

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { nl: dutch, de: german, fr: french };

/** Translates a text to the language of the visit. */
export type Translate = (text: string, ...values: readonly (string | number)[]) => string;

/** Translates a text and fills in `%1`, `%2`. */
export function translate(lang: string, text: string, ...values: readonly (string | number)[]): string {
  const translated = languages[lang]?.[text] ?? text;
  return translated.replace(/%(\d)/g, (placeholder, index: string) => String(values[Number(index) - 1] ?? placeholder));
}
