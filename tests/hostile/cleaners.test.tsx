import { type ContentKind, cleanHtml, prepareCleaner } from '@shop-elements/dom';
import { describe, expect, test } from 'vitest';
import { corpus, everything, type Hostile } from './corpus';
import { pressEverything, setTripwires, settled } from './tripwires';

const kinds: readonly ContentKind[] = ['message', 'text', 'part', 'reviews', 'page', 'step'];

/** Puts URLs into URL attributes. */
const addresses: Hostile[] = (corpus.get('addresses') ?? []).map(({ name, text }) => ({
  name,
  text: `<a href="${text}" xlink:href="${text}">x</a><img src="${text}" srcset="${text} 2x" alt=""><video src="${text}" poster="${text}"></video>
    <form action="${text}"><button formaction="${text}">x</button></form><svg><a href="${text}"><path d="M0 0" fill="${text}"></path></a></svg>`,
}));

const markup = [...everything, ...addresses];

/** What shoppers see, hear and press. */
function shown(html: string, kind: ContentKind): string {
  const block = document.createElement('div');
  block.append(cleanHtml(html, kind));
  return block.innerHTML;
}

/** Simulates a browser without the Sanitizer API. */
function withoutSanitizer<Result>(use: () => Result): Result {
  const native: unknown = Reflect.get(window, 'Sanitizer');
  Reflect.deleteProperty(window, 'Sanitizer');
  try {
    return use();
  } finally {
    Reflect.set(window, 'Sanitizer', native);
  }
}

const purified = (html: string, kind: ContentKind): string => withoutSanitizer(() => shown(html, kind));

async function preparePurifier(): Promise<void> {
  await withoutSanitizer(() => prepareCleaner());
}

describe.each(kinds)('as %s', { timeout: 300_000 }, (kind) => {
  test('nothing hostile runs or sends a request', async () => {
    await preparePurifier();
    const tripwires = await setTripwires();
    for (const cleaner of [shown, purified]) {
      for (const { name, text } of markup) {
        const block = document.createElement('div');
        block.dataset.hostile = name;
        // Serialized and parsed again, as when a page stores it.
        block.innerHTML = cleaner(text, kind);
        document.body.append(block);
        pressEverything(block);
      }
      await settled();
      document.body.replaceChildren();
    }
    expect(await tripwires.alarms()).toEqual([]);
  });

  test('both sanitizers show the same content', async () => {
    await preparePurifier();
    const differing = markup
      .map(({ name, text }) => ({ name, text, native: shown(text, kind), purified: purified(text, kind) }))
      .filter(({ native, purified: other }) => native !== other);
    expect(differing).toEqual([]);
  });
});
