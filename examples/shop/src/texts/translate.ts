import { german } from './de';
import { french } from './fr';
import { dutch } from './nl';

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { nl: dutch, de: german, fr: french };

/** Says a text in the language of the shopper whose visit it is. */
export type Translate = (text: string, ...values: readonly (string | number)[]) => string;

/** A text in the shopper's language, with `%1`, `%2` filled in. */
export function translate(lang: string, text: string, ...values: readonly (string | number)[]): string {
  const translated = languages[lang]?.[text] ?? text;
  return translated.replace(/%(\d)/g, (placeholder, index: string) => String(values[Number(index) - 1] ?? placeholder));
}
