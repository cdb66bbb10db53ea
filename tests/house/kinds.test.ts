import { expect, test } from 'vitest';
import { manifest } from '../../tools/docs/manifest.mjs';

const settings = (await manifest()).flatMap(({ tag, settings: own }) => own.map((setting) => ({ tag, ...setting })));

/** The kind of a setting, or of its list's or map's entries. */
const kindOf = ({ shape }: (typeof settings)[number]) => shape.items?.kind ?? shape.kind;

/** Lists of video files with their own syntax: `mp4:/a.mp4,webm:/a.webm`. */
const others = ['videoSrc'];

/** Reports its own problems, in the terms of the library whose options it accepts. */
const ratysOwn = 'shop-rating-stars: target';

test('URL settings are validated as URLs', () => {
  const isAddress = /(?:Url|Src|^url|^urls|^src|^source)$/;
  const found = settings.filter((setting) => isAddress.test(setting.name) && !others.includes(setting.name));
  expect(found.length).toBeGreaterThan(15);
  expect(
    found
      .filter((setting) => !['url', 'own-url', 'picture-url'].includes(kindOf(setting)))
      .map(({ tag, name }) => `${tag}: ${name}`),
  ).toEqual([]);
});

test('selector settings are validated as selectors', () => {
  const found = settings.filter(
    ({ tag, name, description }) => /^Selectors? of/.test(description) && `${tag}: ${name}` !== ratysOwn,
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((setting) => kindOf(setting) !== 'selector').map(({ tag, name }) => `${tag}: ${name}`)).toEqual(
    [],
  );
});
