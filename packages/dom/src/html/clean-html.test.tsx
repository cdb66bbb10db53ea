import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { server } from 'vitest/browser';
import { vectors } from '#testing/vectors';
import { cleanHtml, cleanPage, prepareCleaner } from './clean-html';
import type { ContentKind } from './rules';

/** Removes the browser's Sanitizer for one test. */
function takeSanitizer(): void {
  const native: unknown = Reflect.get(window, 'Sanitizer');
  Reflect.deleteProperty(window, 'Sanitizer');
  onTestFinished(() => void Reflect.set(window, 'Sanitizer', native));
}

const clean = (html: string, kind: ContentKind): string => {
  const block = document.createElement('div');
  block.append(cleanHtml(html, kind));
  return block.innerHTML;
};

// Three results of the recorded cleaner that we reject: it unwraps allowed tags inside a forbidden one, keeps `style`, and shows
// a script's text.
const overruled: Readonly<Record<string, string>> = {
  V245: '<span></span>',
};

const eight = ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'];
const messages = vectors<{ html: string | null; allowedTags: string[] | null }, string>('message-sanitise').filter(
  ({ input }) => input.allowedTags?.every((tag) => eight.includes(tag)) && input.allowedTags.length === eight.length,
);

describe.each(['native', 'DOMPurify'])('sanitized by %s', (cleaner) => {
  beforeEach(async () => {
    if (cleaner === 'DOMPurify') takeSanitizer();
    await prepareCleaner();
  });

  test.each(messages)(
    'a message keeps its allowed markup, and nothing that runs or styles ($id)',
    ({ id, input, expected }) => {
      expect(clean(input.html ?? '', 'message')).toBe(overruled[id] ?? expected.replace('Hello x', 'Hello <b>x</b>'));
    },
  );

  test.each([
    ['Only <foo type="1"><b>2</b></foo> in stock', 'Only <b>2</b> in stock'],
    ['<some tag> some text', ' some text'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
    ['<p>Hello <img src="x" alt="">you</p>', 'Hello you'],
  ])('in a message, %s becomes %s', (html, expected) => {
    expect(clean(html, 'message')).toBe(expected);
  });

  test.each([
    '<form action="/cart/add" method="post"><input type="hidden" name="product" value="1"><button type="submit">Add</button></form>',
    '<a href="#" data-post="{&quot;action&quot;:&quot;/compare&quot;}">Compare</a>',
    '<li class="item" data-id="7"><a href="/tea.html">Tea</a><shop-rating-stars data-score="4.5" data-read-only=""><span data-shop-fallback="">4.5</span></shop-rating-stars></li>',
    '<shop-weee data-item="{}"><div data-shop-root="server" class="shop-weee__row"><p class="shop-text-button">1</p></div></shop-weee>',
    '<img src="data:image/gif;base64,R0lGOD" srcset="/a.png 2x" alt=""><a href="mailto:a@shop.test" aria-label="Mail">x</a>',
    '<svg viewBox="0 0 24 24" aria-hidden="true"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"></linearGradient></defs><path d="M1 1"></path></svg>',
    '<div class="swatch-option color" option-id="57" option-label="Purple"></div>',
  ])('a part keeps %s', (html) => {
    expect(clean(html, 'part')).toBe(html);
  });

  test.each([
    '<script>1</script>',
    '<script type="application/json">{}</script>',
    '<style>p{}</style>',
    '<iframe src="/x">x</iframe>',
    '<frameset><frame src="/x"></frameset>',
    '<object data="x">x</object>',
    '<embed src="x">',
    '<base href="//evil.test/">',
    '<meta http-equiv="refresh" content="0">',
    '<link rel="stylesheet" href="//evil.test/">',
    '<template><img onerror="1"></template>',
    '<noscript><img src="x" onerror="1"></noscript>',
    '<math><mi>x</mi></math>',
    '<svg><use href="data:image/svg+xml,x"></use><animate onbegin="alert(1)"></animate><style>p{}</style></svg>',
    '<shop-iframe-gateway data-source="/"></shop-iframe-gateway>',
    '<x-other onclick="alert(1)"></x-other>',
    '<form><input name="getAttributeNames"><input name="attributes">x</form>',
  ])('removes %s, even if nothing else remains', (html) => {
    for (const kind of ['message', 'text', 'part', 'reviews', 'page'] as const) {
      expect(clean(html, kind).replace('<svg></svg>', '')).toBe('');
      expect(clean(`<b>a</b>${html}`, kind).replace('<svg></svg>', '')).toBe('<b>a</b>');
    }
  });

  test.each([
    'javascript:1',
    ' &#1;java\nscript:1',
    'JAVA&#9;SCRIPT:1',
    'vbscript:1',
    'data:text/html,x',
    'http://[',
    'blob:https://shop.test/1',
  ])('removes the URL %s', (address) => {
    for (const kind of ['message', 'text', 'part', 'reviews', 'page', 'step'] as const) {
      expect(clean(`<a href="${address}">x</a>`, kind)).toBe('<a>x</a>');
    }
    expect(clean(`<form action="${address}"><button formaction="${address}"></button></form>`, 'step')).toBe(
      '<form><button></button></form>',
    );
    expect(clean(`<svg><a xlink:href="${address}"><path></path></a></svg>`, 'part')).not.toContain('href');
    expect(clean(`<img src="${address}" srcset="${address} 2x" alt="">`, 'part')).toBe('<img alt="">');
  });

  test('removes names that would shadow the page’s own objects', () => {
    expect(
      clean('<img name="cookie" alt=""><form name="body"></form><p id="shop-cc" class="shop-loader a">x</p>', 'part'),
    ).toBe('<img alt=""><form></form><p class="a">x</p>');
  });

  test('keeps our building-block classes and the classes of the surrounding element, but none that could cover the page', () => {
    const html = (loader: string): string =>
      `<a class="shop-button shop-button--primary${loader}" href="/">a</a><shop-weee class="x"><i class="shop-weee__row${loader}"></i></shop-weee>`;
    expect(clean(html(' shop-loader'), 'part')).toBe(html(''));
    expect(clean('<b class="shop-button note">a</b>', 'message')).toBe('<b class="note">a</b>');
  });

  test('removes what Luma’s form validation would run as code', () => {
    const field = '<input name="a">';
    const hostile = field.replace('>', ' data-validate="{a:alert(1)}" data-validate-2="alert(1)">');
    for (const kind of ['part', 'reviews'] as const) expect(clean(hostile, kind)).toBe(field);
    // The shop's own fields keep their rules.
    expect(clean(hostile, 'step')).toBe(hostile);
  });

  test('a field outside its form cannot shadow the form’s properties', () => {
    expect(clean('<form id="a"></form><input form="a" name="getAttribute"><input form="a" name="b">', 'step')).toBe(
      '<form id="a"></form><input form="a" name="b">',
    );
  });

  test('a rating from outside cannot write into the page around it', () => {
    const rating = '<shop-rating-stars data-score="5"></shop-rating-stars>';
    for (const config of ['{"target":"style"}', String.raw`{"\u0074arget":"style"}`, ' #settings']) {
      const hostile = rating.replace('>', ` data-target="[name=email]" data-config='${config}'>`);
      for (const kind of ['part', 'reviews'] as const) expect(clean(hostile, kind)).toBe(rating);
    }
  });

  test.each([
    ['to another site', '{"action":"https://evil.test/","data":{}}'],
    ['to another site, from a script', '{"action":"javascript:alert(1)"}'],
    [
      'with a question, which Luma shows as HTML',
      '{"action":"/compare/","data":{"confirmation":1,"confirmationMessage":"<i>"}}',
    ],
    ['that is no JSON', '{action:"/compare/"}'],
  ])('removes a post %s, but not from the shop’s own pages', (_, post) => {
    const link = `<a href="#" data-post='${post}' data-post-remove='${post}'>a</a>`;
    for (const kind of ['part', 'reviews', 'foreignPage'] as const) expect(clean(link, kind)).toBe('<a href="#">a</a>');
    expect(cleanHtml(link, 'page').querySelector('a')?.dataset['post']).toBe(post);
  });

  test('a stored product card keeps its posts to the shop, reviews have none', () => {
    const link = `<a data-post='{"action":"/wishlist/index/add/","data":{"product":7}}'>a</a>`;
    expect(cleanHtml(link, 'part').querySelector('a')?.dataset['post']).toContain('wishlist');
    expect(clean(link, 'reviews')).toBe('<a>a</a>');
  });

  test('a page that a link opens cannot replace the shop’s page', () => {
    const link = '<a target="_blank" rel="nofollow OPENER" href="https://shop.test/">a</a>';
    expect(clean(link, 'part')).toBe('<a target="_blank" href="https://shop.test/">a</a>');
    expect(clean('<a target="window" rel="noopener">a</a>', 'part')).toBe('<a rel="noopener">a</a>');
  });

  test('nothing passes in a shadow root that the HTML declares', () => {
    const hostile =
      '<div><template shadowrootmode="open"><shop-iframe-gateway></shop-iframe-gateway></template>a</div>';
    for (const kind of ['part', 'reviews', 'page', 'step'] as const) {
      const body = cleanHtml(hostile, kind);
      expect(body.firstElementChild?.shadowRoot).toBeNull();
      expect(body.textContent).toBe('a');
    }
  });

  test('a rating keeps its other settings, and in the shop’s own lists also its target', () => {
    const configured = '<shop-rating-stars data-config="{&quot;score&quot;:5}"></shop-rating-stars>';
    for (const kind of ['part', 'reviews', 'page'] as const) expect(clean(configured, kind)).toBe(configured);
    const targeting = '<shop-rating-stars data-score="5" data-target="#hint"></shop-rating-stars>';
    for (const kind of ['page', 'step'] as const) expect(clean(targeting, kind)).toBe(targeting);
  });

  test('a checkout step keeps its forms unchanged, and all our elements', () => {
    const step =
      '<form action="/save/"><input type="radio" name="remove" value="a" id="s:a" checked="" aria-describedby="billing:note"><label for="s:a">A</label>' +
      '<input type="hidden" name="method" value="javascript:x()"></form><shop-cc-form data-method="ccsave"></shop-cc-form>';
    expect(clean(`${step}<script>bad()</script><b data-mage-init="{}" data-bind="x">B</b>`, 'step')).toBe(
      `${step}<b>B</b>`,
    );
    const form = cleanHtml(step, 'step').querySelector('form');
    // A form field's value is always text.
    expect(form && Array.from(new FormData(form))).toEqual([
      ['remove', 'a'],
      ['method', 'javascript:x()'],
    ]);
  });

  test('a page keeps its widgets’ settings, its title and colors, and its head can be read', () => {
    const page = cleanPage(
      `<!doctype html><title>Tea &amp; more</title><link rel="canonical" href="/tea.html"><meta name="robots" content="noindex">
       <body><p data-mage-init="{}" data-bind="x" style="background: red; position: fixed; width: 50%">a</p>`,
    );
    expect(page?.title).toBe('Tea & more');
    expect(page?.head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('/tea.html');
    expect(page?.head.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page?.body.querySelector('p')?.getAttribute('data-mage-init')).toBe('{}');
    // WebKit serializes all parts of a background.
    const background = server.browser === 'webkit' ? '0% 0% repeat red' : 'red';
    expect(page?.body.querySelector('p')?.style.cssText).toBe(`background: ${background}; width: 50%;`);
    expect(page?.body.querySelector('[data-bind]')).toBeNull();
  });

  test('returns nothing for input that is not HTML, and never throws', () => {
    for (const kind of ['message', 'text', 'part', 'reviews', 'page', 'step'] as const) {
      expect(clean('', kind)).toBe('');
      expect(clean('\0<', kind)).not.toContain('<');
      expect(clean('</body></html>', kind)).toBe('');
    }
  });

  test('markup that browsers parse differently the second time stays harmless', () => {
    const html = '<div><math><mi><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>"></div>';
    for (const kind of ['message', 'text', 'part', 'reviews', 'page', 'step'] as const) {
      const again = document.createElement('template');
      again.innerHTML = clean(html, kind);
      expect(again.content.querySelector('[onerror]')).toBeNull();
    }
  });
});

test('shows plain text until DOMPurify has loaded, then the formatted text', async () => {
  takeSanitizer();
  const unused = './clean-html.ts?unused';
  const fresh = (await import(/* @vite-ignore */ unused)) as typeof import('./clean-html');
  const shown = document.createElement('div');
  const left = document.createElement('div');
  fresh.showClean(shown, '<b>Tea</b> &amp; milk', 'message');
  const stop = fresh.showClean(left, '<b>Tea</b>', 'message');
  expect(shown.innerHTML).toBe('Tea &amp; milk');
  stop();
  await fresh.prepareCleaner();
  expect(shown.innerHTML).toBe('<b>Tea</b> &amp; milk');
  expect(left.innerHTML).toBe('Tea');
});

test('leaves plain text alone when DOMPurify has loaded, so that screen readers read it only once', async () => {
  takeSanitizer();
  const unused = './clean-html.ts?unused-too';
  const fresh = (await import(/* @vite-ignore */ unused)) as typeof import('./clean-html');
  const plain = document.createElement('div');
  const changed = document.createElement('div');
  changed.innerHTML = '<b>Tea</b>';
  fresh.showClean(plain, 'Tea &amp; milk', 'message');
  fresh.showClean(changed, 'Tea', 'message');
  expect(changed.innerHTML).toBe('Tea');
  const [text] = plain.childNodes;
  await fresh.prepareCleaner();
  expect(plain.innerHTML).toBe('Tea &amp; milk');
  expect(plain.firstChild).toBe(text);
});
