import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../../packages/bundle/src/locales/en';
import { markers, notesFile, notesOn, pageTypes, reference } from '../../tools/docs/element-page.mjs';
import { areas, elementFolders, manifest } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const documented = await manifest();
const elements = areas.flatMap((area) => elementFolders(area).map((name) => ({ area, name, tag: `shop-${name}` })));

test.each(elements)(
  '$tag has a documentation page with all sections, and a story that shows all states',
  ({ area, name, tag }) => {
    expect(existsSync(path.join(root, notesFile(tag))), notesFile(tag)).toBe(true);
    const text = readFileSync(path.join(root, notesFile(tag)), 'utf8');
    const notes = notesOn(tag);
    expect(text).toContain(markers.top);
    expect(text).toContain(markers.reference);
    expect(text).toContain('\n## Accessibility\n');
    expect(notes.replaces.length, 'rows of the table “In Luma”').toBeGreaterThan(0);
    expect(notes.pages.length).toBeGreaterThan(0);
    expect(pageTypes).toEqual(expect.arrayContaining(notes.pages));

    const story = readFileSync(path.join(root, `stories/${area}/${name}.stories.tsx`), 'utf8');
    const title = `${area.charAt(0).toUpperCase()}${area.slice(1)}/${notes.name}`;
    expect(story, 'the page and the story have one name').toContain(`title: '${title}'`);
    const states = story.slice(story.indexOf('export const AllStates = allStates('));
    for (const [, exported = ''] of story.matchAll(/^export const (\w+)/gm)) {
      expect(states, `${exported} among all states`).toContain(exported);
    }
  },
);

describe('the texts on the pages of the elements', () => {
  test('include those of the shared code that an element uses', () => {
    const page = reference(documented.find(({ tag }) => tag === 'shop-cc-form') ?? expect.fail('no card form'));
    expect(page).toContain('| `cc-form.number` | Credit Card Number |');
    expect(page).toContain('| `place-order.placeOrder` | Place Order |');
  });

  test('are together all that can be translated', () => {
    const { 'doctor-panel': _, ...shown } = en;
    const translatable = Object.entries(shown).flatMap(([group, texts]) =>
      Object.keys(texts).map((key) => `${group}.${key}`),
    );
    const listed = documented.flatMap(({ texts }) => texts.map(({ group, key }) => `${group}.${key}`));
    expect([...new Set(listed)].sort()).toEqual(translatable.sort());
  });
});
