import { type ElementInfo, elements, pageTypes } from 'virtual:elements';
import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

/** All elements, grouped by shop page. The search finds our names and Luma's. */
export function Welcome() {
  const [words, setWords] = useState('');
  const found = elements.filter((element) => matches(element, words));
  return (
    <main className="element-page">
      <h1>shop-elements</h1>
      <p>
        Every story is HTML to paste into a template. Choose a theme, a language and a direction in the toolbar. Change
        settings in the Controls panel. Copy the HTML from an element’s Docs page.
      </p>
      <label>
        Find an element by its name, its job, or its name in Luma
        <input
          type="search"
          placeholder="cc-form, Magento_Review, swatches …"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p role="status">{words.trim() !== '' && `${found.length} of ${elements.length} elements`}</p>
      {pageTypes.map((type) => (
        <Group key={type} type={type} elements={found.filter(({ pages }) => pages.includes(type))} />
      ))}
    </main>
  );
}

function Group({ type, elements: own }: { type: string; elements: readonly ElementInfo[] }) {
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{type.charAt(0).toUpperCase() + type.slice(1)}</h2>
      <ul>
        {own.map(({ tag, name, area, brief }) => (
          <li key={tag}>
            <a href={`./?path=/docs/${area}-${idOf(name)}--docs`} target="_top">
              {name}
            </a>{' '}
            <code>{tag}</code>
            <Markdown>{brief}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  );
}

function matches({ tag, name, summary, replaces, pages }: ElementInfo, words: string): boolean {
  const text = [tag, name, summary, ...pages, ...replaces.map(({ luma }) => luma)].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Converts a title to Storybook's id. */
function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
