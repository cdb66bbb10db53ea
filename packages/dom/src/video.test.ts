import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { readVideo, type Video } from './video';

const BASE = 'https://shop.test/tea.html';
const ID = 'dQw4w9WgXcQ';

test.each(vectors<{ url: string }, Partial<Video> | false>('video.gallery-url'))(
  'recognizes the video of $input.url ($id)',
  ({ input, expected }) => {
    const video = readVideo(input.url, BASE);
    if (expected === false) expect(video).toBeUndefined();
    else expect(video).toMatchObject(expected);
  },
);

test.each([
  `https://youtu.be/${ID}`,
  `//www.youtube.com/v/${ID}`,
  `https://www.youtube.com/u/2/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/watch?vv=1&v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
])('finds the id in %s', (url) => {
  expect(readVideo(url, BASE)?.id).toBe(ID);
});

test.each([
  'https://www.youtube.com/watch?v=tooshort',
  `https://www.youtube.com/embed/${ID}x`,
  `https://youtube.com.evil.test/embed/${ID}`,
  'https://www.youtube.com/embed/videoseries?list=PL123',
  'https://www.youtube.com/embed/live_stream?channel=UC123',
  'https://www.youtube.com/user/MyShopVideo',
  'https://vimeo.com/about',
  'https://www.dailymotion.com/video/x7tgad0',
  'javascript:alert(1)//.mp4',
  'mp4:javascript:alert(1)',
  'https://',
  '',
])('does not play %s', (url) => {
  expect(readVideo(url, BASE)).toBeUndefined();
});

test('keeps the key of an unlisted Vimeo video', () => {
  expect(readVideo('https://vimeo.com/76979871/abcdef', BASE)).toMatchObject({ id: '76979871', hash: 'abcdef' });
  expect(readVideo('https://player.vimeo.com/video/76979871?h=abcdef', BASE)).toMatchObject({ hash: 'abcdef' });
  expect(readVideo('https://player.vimeo.com/video/76979871?title=0&h=abcdef', BASE)).toMatchObject({ hash: 'abcdef' });
});

test.each([
  ['a group', 'https://vimeo.com/groups/114/videos/76979871', undefined],
  ['a channel', 'https://vimeo.com/channels/1171/76979871', undefined],
  ['a channel with a name', 'https://vimeo.com/channels/staffpicks/76979871', undefined],
  ['a showcase', 'https://vimeo.com/showcase/4057000/video/76979871', undefined],
  ['an unlisted video of a channel', 'https://vimeo.com/channels/1171/76979871/abcdef', 'abcdef'],
])('plays the Vimeo video of %s, not one with the number of the collection', (_, url, hash) => {
  expect(readVideo(url, BASE)).toMatchObject({ id: '76979871', hash });
});

test('parses a list of files by format, or one plain URL; a comma inside a path does not split the list', () => {
  expect(readVideo('mp4:/a,b.mp4,webm:https://cdn.test/a.webm,ogv:a.ogv', BASE)?.files).toEqual([
    { type: 'video/mp4', src: 'https://shop.test/a,b.mp4' },
    { type: 'video/webm', src: 'https://cdn.test/a.webm' },
    { type: 'video/ogg', src: 'https://shop.test/a.ogv' },
  ]);
  expect(readVideo('/media/tea.webm?v=2', BASE)?.files).toEqual([
    { type: 'video/webm', src: 'https://shop.test/media/tea.webm?v=2' },
  ]);
  expect(readVideo(`mp4:https://cdn.test/v/${ID}`, BASE)?.provider).toBe('custom');
});

interface Background {
  provider: string;
  id?: string;
  sources?: Record<string, string>;
}

test.each(vectors<{ url: string }, Background | false>('video.background-url'))(
  'recognizes a background’s video or files, or none, in $input.url ($id)',
  ({ input, expected }) => {
    const video = readVideo(input.url, BASE);
    if (expected === false) {
      expect(video).toBeUndefined();
      return;
    }
    const { provider, id, sources = {} } = expected;
    expect(video).toMatchObject(id === undefined ? { provider: 'custom' } : { provider, id });
    const files = Object.keys(sources).map((format) => ({
      type: `video/${format}`,
      src: new URL(sources[format] ?? '', BASE).href,
    }));
    expect(video?.files ?? []).toEqual(files);
  },
);

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=10s`, 10],
  [`https://youtu.be/${ID}?t=1m30s`, 90],
  [`https://www.youtube.com/embed/${ID}?start=75`, 75],
  ['https://vimeo.com/76979871#t=1h2m3s', 3723],
  ['https://vimeo.com/76979871#t=90', 90],
  [`https://youtu.be/${ID}?t=soon`, undefined],
  [`https://youtu.be/${ID}`, undefined],
])('%s starts at %s seconds', (url, start) => {
  expect(readVideo(url, BASE)?.start).toBe(start);
});

test('keeps the captions that a URL requests', () => {
  expect(readVideo(`https://youtu.be/${ID}?cc_load_policy=1&cc_lang_pref=nl`, BASE)?.captions).toBe('nl');
  expect(readVideo(`https://youtu.be/${ID}?cc_load_policy=1`, BASE)?.captions).toBe('');
  expect(readVideo('https://vimeo.com/76979871?texttrack=nl', BASE)?.captions).toBe('nl');
  expect(readVideo(`https://youtu.be/${ID}`, BASE)?.captions).toBeUndefined();
});
