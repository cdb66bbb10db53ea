import { expect, test } from 'vitest';
import type { LintedElements } from './elements';
import { lint } from './lint';
import { reports } from './report';

const elements: LintedElements = {
  'shop-cc-form': {
    settings: [
      { attribute: 'data-method', shape: { kind: 'text' }, required: true },
      { attribute: 'data-has-verification', shape: { kind: 'boolean', default: true }, required: false },
      { attribute: 'data-months', shape: { kind: 'map', items: { kind: 'text' }, default: {} }, required: false },
    ],
  },
  'shop-rating-stars': {
    settings: [{ attribute: 'data-score', shape: { kind: 'number', optional: true }, required: false }],
  },
  'shop-menu': {
    settings: [
      { attribute: 'data-item', shape: { kind: 'selector', optional: true }, required: false },
      { attribute: 'data-links', shape: { kind: 'list', items: { kind: 'selector' }, default: [] }, required: false },
      {
        attribute: 'data-width',
        shape: { kind: 'union', members: [{ kind: 'number' }, { kind: 'selector' }], default: 0 },
        required: false,
      },
    ],
  },
};

const messages = (template: string) => lint(template, elements).map(({ message }) => message);

test('accepts a correct template', () => {
  expect(
    messages(`<shop-cc-form class="box" id="a" data-method="card" data-has-verification data-months='{"1":"01"}'>
      <p data-shop-fallback>…</p></shop-cc-form>`),
  ).toEqual([]);
});

test('finds a mistake in a tag, an attribute or a value, with its position and the right name', () => {
  const template = `<div>
  <shop-cc-from data-method="card"></shop-cc-from>
  <shop-cc-form data-method="card"
    data-has-verificaton="1"></shop-cc-form>
  <shop-rating-stars data-score="4 of 5" score="4"></shop-rating-stars>
</div>`;
  expect(lint(template, elements)).toEqual([
    {
      rule: 'unknown-tag',
      message: 'Unknown tag <shop-cc-from>; did you mean <shop-cc-form>?',
      line: 2,
      column: 3,
    },
    {
      rule: 'unknown-attribute',
      message: '<shop-cc-form> has no setting "data-has-verificaton"; did you mean data-has-verification?',
      line: 4,
      column: 5,
    },
    {
      rule: 'wrong-value',
      message: 'data-score of <shop-rating-stars>: expected a number (no unit, no other text), found "4 of 5"',
      line: 5,
      column: 22,
    },
    {
      rule: 'unknown-attribute',
      message: '<shop-rating-stars> has no setting "score"; did you mean data-score?',
      line: 5,
      column: 42,
    },
  ]);
});

test('finds invalid JSON, and an invalid value in a map', () => {
  expect(messages(`<shop-cc-form data-method="c" data-months="{1: 2}"></shop-cc-form>`)[0]).toContain('not valid JSON');
  expect(messages(`<shop-cc-form data-method="c" data-months="{&quot;1&quot;:[]}"></shop-cc-form>`)[0]).toContain(
    'data-months, at 1',
  );
  expect(messages(`<shop-cc-form data-method="c" data-config="{oops"></shop-cc-form>`)[0]).toContain('data-config');
});

test.each([
  ['in hexadecimal', '&#x7B;&quot;1&quot;&#x3A;&#x22;01&#X22;&#x7d;'],
  ['in decimal', '&#123;&#034;1&#34;:&#034;01&#034;}'],
])('decodes entities %s', (_, value) => {
  expect(messages(`<shop-cc-form data-method="c" data-months="${value}"></shop-cc-form>`)).toEqual([]);
});

test('an entity of no character, or of an ampersand, is not decoded further', () => {
  expect(messages('<shop-rating-stars data-score="&#x110000;"></shop-rating-stars>')[0]).toContain('"&#x110000;"');
  expect(messages('<shop-rating-stars data-score="&amp;#52;"></shop-rating-stars>')[0]).toContain('"&#52;"');
});

test('finds a missing required setting', () => {
  const missing = ['<shop-cc-form> requires data-method'];
  expect(messages('<shop-cc-form></shop-cc-form>')).toEqual(missing);
  expect(messages('<shop-cc-form <?php if ($print): ?>hidden <?php endif ?>></shop-cc-form>')).toEqual(missing);
});

test.each([
  ['data-config', '<shop-cc-form data-config="#card"></shop-cc-form>'],
  ['a script inside', '<shop-cc-form><script type="application/json">{"method":"x"}</script></shop-cc-form>'],
  [
    'a script of the page',
    '<script type="application/json" data-shop-config="cc-form">{}</script><shop-cc-form></shop-cc-form>',
  ],
  ['Knockout', `<shop-cc-form data-bind="attr: { 'data-method': code }"></shop-cc-form>`],
  ["Knockout's attributes in Magento", `<shop-cc-form if="isOn()" attr="'data-method': code"></shop-cc-form>`],
  ['Vue', '<shop-cc-form :data-method="code"></shop-cc-form>'],
  ['a property that Vue sets', '<shop-cc-form .config="card"></shop-cc-form>'],
  ['printed attributes', '<shop-cc-form <?= $block->attributes() ?>></shop-cc-form>'],
  ['attributes that PHP prints with echo', '<shop-cc-form <?php echo $attributes ?>></shop-cc-form>'],
  ['an included file', "<shop-cc-form {% include 'card-attributes' %}></shop-cc-form>"],
  ['attributes that Blade prints', '<shop-cc-form {!! $attributes !!}></shop-cc-form>'],
  ['a directive of Blade', "<shop-cc-form @attributes(['data-method' => 'c'])></shop-cc-form>"],
])('a required setting may come from %s', (_, template) => {
  expect(messages(template)).toEqual([]);
});

test.each([
  ['PHP', `<shop-rating-stars data-score="<?= $escaper->escapeHtmlAttr($block->get("a > b")) ?>"></shop-rating-stars>`],
  ['PHP without quotes', '<shop-rating-stars data-score=<?= (int) $score ?> ></shop-rating-stars>'],
  ['Twig', `<shop-rating-stars data-score="{{ product.score|default("4") }}"></shop-rating-stars>`],
  ['a condition', '<shop-rating-stars {% if rated %}data-score="{{ score }}"{% endif %}></shop-rating-stars>'],
  ['a PHP condition', '<shop-rating-stars <?php if ($a > 1): ?>data-score="4"<?php endif ?>></shop-rating-stars>'],
  ['a printed name', '<shop-rating-stars data-<?= $name ?>="4"></shop-rating-stars>'],
  ['Blade', `<shop-rating-stars data-score="@score('a > "b"')" title="{!! $a->b !!}"></shop-rating-stars>`],
  ['a Blade condition', '<shop-rating-stars @if($a->isRated()) data-score="4" @endif></shop-rating-stars>'],
  ['a Blade directive', "<shop-rating-stars @class(['a', ') >' => $a->isOn()]) data-score=4></shop-rating-stars>"],
])('accepts a value printed by %s', (_, template) => {
  expect(messages(template)).toEqual([]);
});

test('the condition of a Blade directive does not end the tag', () => {
  expect(messages('<shop-cc-form @if($m->isActive()) hidden @endif data-method="x"></shop-cc-form>')).toEqual([]);
  expect(messages('<shop-cc-form @if($m->isActive()) hidden @endif></shop-cc-form>')).toEqual([
    '<shop-cc-form> requires data-method',
  ]);
});

test.each([
  ['PHP', '<shop-<?= $kind ?> data-x="1"></shop-<?= $kind ?>>'],
  ['Twig', '<shop-gift-{{ kind }} data-x="1"></shop-gift-{{ kind }}>'],
])('a tag whose name %s prints is not an unknown tag', (_, template) => {
  expect(messages(template)).toEqual([]);
});

test.each([
  ['an HTML comment', '<!-- <shop-nothing> -->'],
  ['a Liquid comment', '{% comment %}<shop-nothing>{% endcomment %}'],
  ['a Twig comment', '{# <shop-nothing> #}'],
  ['a Blade comment', '{{-- {{ $a }} <shop-nothing/> --}}'],
  ['a Handlebars comment', '{{!-- {{ a }} <shop-nothing/> --}}'],
  ['PHP', '<?php echo "<shop-nothing>" ?>'],
  ['PHP up to the end of the file', '<?php return "<shop-nothing>";'],
  ['a script', '<script>const html = "<shop-nothing>";</script>'],
])('%s is not a template', (_, template) => {
  expect(messages(template)).toEqual([]);
});

test('templates in scripts are checked', () => {
  expect(messages('<script type="text/x-magento-template"><shop-nothing></shop-nothing></script>')).toHaveLength(1);
});

test("accepts attributes of HTML, ARIA, the page's frameworks and our theme", () => {
  expect(
    messages(`<shop-cc-form data-method="c" aria-label="Card" hidden x-show="open" @click="go" v-if="a" data-role="card"
      data-mage-init='{}' data-bind="visible: true" onclick="go()" data-testid="card"
      data-shop-theme="dark"></shop-cc-form>`),
  ).toEqual([]);
});

test("accepts Knockout's attributes in Magento's UI templates, but not in place of a setting of the same name", () => {
  expect(
    messages(`<shop-cc-form data-method="c" attr="id: code" if="isOn" ifnot="isOff" css="active: isOn" visible="isOn"
      text="words" html="words" afterRender="go" click="go"></shop-cc-form>`),
  ).toEqual([]);
  const options = { attribute: 'data-options', shape: { kind: 'text' }, required: false } as const;
  expect(lint('<shop-x options="a"></shop-x>', { 'shop-x': { settings: [options] } })).toHaveLength(1);
});

test.each([
  ['Angular', '_ngcontent-ng-c12 _nghost-ng-c12'],
  ['Astro', 'data-astro-cid-j7pv25f6'],
  ['Svelte', 'data-svelte-h="svelte-1x"'],
  ['Solid', 'data-hk="0-0-1"'],
  ['React', 'data-reactid="4" data-reactroot'],
  ['Unpoly', 'up-keep up-layer="new"'],
  ['LiveView', 'phx-hook="Stars" phx-update="ignore" data-phx-id="m1"'],
  ['Vue', '.config="stars" :title="title"'],
  ['HTML', 'autocorrect="off" autocapitalize="none" autofocus writingsuggestions="false"'],
  ['Magento', `data-product-id="1" data-post='{}'`],
  ['session replays', 'data-clarity-mask="true" data-hj-suppress data-dd-privacy="mask"'],
  ['Stimulus', 'data-controller="a" data-action="b" data-a-target="c" data-a-url-value="d" data-a-b-outlet="#e"'],
])('accepts the attributes of %s', (_, attributes) => {
  expect(messages(`<shop-rating-stars ${attributes}></shop-rating-stars>`)).toEqual([]);
});

test('a misspelled setting is not taken for an attribute of Stimulus', () => {
  const setting = { attribute: 'data-min-value', shape: { kind: 'number' }, required: false } as const;
  expect(lint('<shop-x data-mim-value="1"></shop-x>', { 'shop-x': { settings: [setting] } })).toHaveLength(1);
});

test("accepts Page Builder's own attributes on an element that takes a block's place", () => {
  expect(
    messages(`<shop-rating-stars data-content-type="row" data-appearance="contained" data-element="main" data-pb-style="A1"
      data-background-images="{}" data-ui-id="stars" data-score="4"></shop-rating-stars>`),
  ).toEqual([]);
});

test('the case of names does not matter, as in HTML', () => {
  expect(messages('<shop-cc-form DATA-METHOD="c" data-Has-Verification></shop-cc-form>')).toEqual([]);
  expect(messages('<shop-cc-form data-method="c" DATA-MONTHS="{"></shop-cc-form>')).toHaveLength(1);
});

test('a tag cut off at the end of the file does not hang the linter', () => {
  const unclosed = expect.stringContaining('never closed');
  expect(messages('<shop-cc-form data-method="c')).toEqual([unclosed]);
  expect(messages('<shop-cc-form =>')).toEqual([unclosed, '<shop-cc-form> requires data-method', expect.anything()]);
});

test.each([
  ['a self-closed tag', '<shop-rating-stars data-score="4" /><p>More</p>', 'self-closed-tag'],
  ['a tag that is never closed', '<div><shop-rating-stars data-score="4"></div>', 'unclosed-tag'],
  ['an underscore', '<shop_rating_stars></shop_rating_stars>', 'unknown-tag'],
  [
    'a block in a paragraph',
    '<p>4 of 5: <shop-rating-stars><div data-shop-fallback>4</div></shop-rating-stars></p>',
    'block-in-paragraph',
  ],
  [
    'a fallback that is spelled wrong',
    '<shop-rating-stars><b data-shop-falback>4</b></shop-rating-stars>',
    'misspelled-fallback',
  ],
  [
    'a key in kebab-case',
    '<script type="application/json" data-shop-config="cc-form">{"has-verification": true}</script>',
    'unknown-key',
  ],
  [
    'a typo in the script inside',
    '<shop-cc-form data-method="c"><script type="application/json">{"month": {}}</script></shop-cc-form>',
    'unknown-key',
  ],
  ['a typo in data-config', `<shop-rating-stars data-config='{"scroe": 4}'></shop-rating-stars>`, 'unknown-key'],
  [
    'a wrong value in a script',
    '<script type="application/json" data-shop-config="rating-stars">{"score": "four"}</script>',
    'wrong-value',
  ],
  [
    'a broken script',
    '<script type="application/json" data-shop-config="rating-stars">{"score": 4,}</script>',
    'wrong-value',
  ],
  [
    "a tag where an element's name belongs",
    '<script type="application/json" data-shop-config="shop-cc-form">{}</script>',
    'unknown-name',
  ],
  ['broken texts', '<script type="application/json" data-shop-texts>{cc-form: 1}</script>', 'wrong-value'],
  ['settings in a script without a type', '<script data-shop-config="cc-form">{}</script>', 'missing-type'],
  ['texts in a script of another type', '<script type="text/json" data-shop-texts>{}</script>', 'missing-type'],
  ['an unknown data-load', '<shop-rating-stars data-load="lazy"></shop-rating-stars>', 'wrong-value'],
  [
    'an attribute that is there twice',
    '<shop-rating-stars data-score="4" data-score="x"></shop-rating-stars>',
    'duplicate-attribute',
  ],
  ['an element in a table', '<table><shop-rating-stars></shop-rating-stars></table>', 'element-in-table'],
  [
    'an element around the cells of a row',
    '<table><tr><td>4</td><shop-rating-stars><td>5</td></shop-rating-stars></tr></table>',
    'element-in-table',
  ],
  ['an element between rows', '<tbody><tr><td>4<tbody><shop-rating-stars></shop-rating-stars>', 'element-in-table'],
  [
    'an element in a textarea',
    '<textarea name="a"><shop-rating-stars data-scroe="4"></textarea>',
    'element-in-textarea',
  ],
  ['a missing quote', '<shop-cc-form data-method="c data-months="{}" id="a"></shop-cc-form>', 'unclosed-quote'],
  [
    'a missing quote before other tags',
    '<shop-cc-form data-method="c><p class="a">Pay</p></shop-cc-form>',
    'unclosed-quote',
  ],
  [
    'a missing quote before a printed value',
    '<shop-rating-stars data-score="<?= $score ?> id="<?= $id ?>"></shop-rating-stars>',
    'unclosed-quote',
  ],
])('finds %s', (_, template, rule) => {
  expect(lint(template, elements).map((finding) => finding.rule)).toEqual([rule]);
});

test.each([
  'li >',
  '> li',
  '.a,, .b',
  '.a, ',
  '[name="a]',
  '[name=a',
  '.a)',
  ':not(.a',
  '#1st',
  '..a',
  'a[href=#]',
  '.item:first',
  'a:eq(2)',
  `${'a'.repeat(60)}!`,
  `${'.a '.repeat(20)}>`,
  ':visible',
])('finds that %s is no CSS selector', (text) => {
  const value = text.replaceAll('"', '&quot;');
  expect(messages(`<shop-menu data-item="${value}"></shop-menu>`)).toEqual([
    `data-item of <shop-menu>: expected a CSS selector, found ${JSON.stringify(text)}`,
  ]);
  expect(messages(`<shop-menu data-config='{"links": [".a", ${JSON.stringify(text)}]}'></shop-menu>`)).toEqual([
    `links.1 in data-config of <shop-menu>: expected a CSS selector, found ${JSON.stringify(text)}`,
  ]);
});

test.each([
  '*',
  'li > a ~ b + i, .c',
  '.sm\\:flex#a.-b.--c',
  'a[href^="/x?a=)"] [data-a=\'b\' i][data-b=c][data-c]',
  ':is(.a, :not(.b > :nth-child(2n + 1))):first-child::before',
  'shop-top-menu.é',
  ':scope > li',
  '& > li.a',
  'svg|a',
  '.a/* comment */.b',
])('accepts the selector %s', (text) => {
  const value = text.replaceAll('"', '&quot;');
  expect(messages(`<shop-menu data-item="${value}"></shop-menu>`)).toEqual([]);
});

test('a setting that takes a number or a selector accepts both', () => {
  expect(messages('<shop-menu data-width="200"></shop-menu><shop-menu data-width=".item"></shop-menu>')).toEqual([]);
  expect(messages('<shop-menu data-width=".item >"></shop-menu>')).toHaveLength(1);
});

test('says what is wrong with a script, with data-load and with an attribute that is there twice', () => {
  expect(messages('<script data-shop-texts>{}</script>')).toEqual([
    '<script data-shop-texts> runs as JavaScript and is never read: add type="application/json"',
  ]);
  expect(messages('<script data-shop-config="cc-form" type="text/json">{}</script>')).toEqual([
    '<script data-shop-config="cc-form"> is never read: write type="application/json" instead of type="text/json"',
  ]);
  expect(messages('<shop-rating-stars data-load="lazy" ID=a id="b"></shop-rating-stars>')).toEqual([
    'data-load of <shop-rating-stars>: expected eager, visible, idle or interaction, found "lazy"',
    '<shop-rating-stars> has id twice: browsers ignore the second one',
  ]);
});

test('shop-elements-ignore also silences a script without a type', () => {
  expect(messages('<!-- shop-elements-ignore --><script data-shop-texts>{}</script>')).toEqual([]);
});

test('a self-closed tag is reported with its correct form', () => {
  expect(messages('<shop-rating-stars/>')).toEqual([
    'HTML does not close <shop-rating-stars />, so the element swallows everything after it: write <shop-rating-stars></shop-rating-stars>',
  ]);
});

test.each([
  [
    'one of two start tags',
    '{% if a %}<shop-rating-stars>{% else %}<shop-rating-stars data-score="4">{% endif %}</shop-rating-stars>',
  ],
  [
    'one of three start tags',
    `<?php if ($a): ?><shop-rating-stars data-score="1"><?php elseif ($b): ?><shop-rating-stars data-score="2">
      <?php else: ?><shop-rating-stars><?php endif ?></shop-rating-stars>`,
  ],
  ['a paragraph that ends before the block', '<p>Hi</p><shop-rating-stars><div>4</div></shop-rating-stars>'],
  ['a paragraph that its parent ends', '<div><p>Hi</div><b><shop-rating-stars><div>4</div></shop-rating-stars></b>'],
  ['a paragraph that a cell ends', '<td><p>Hi</td><td><shop-rating-stars><div>4</div></shop-rating-stars></td>'],
  ['a paragraph that the next cell ends', '<td><p>Hi<td><shop-rating-stars><div>4</div></shop-rating-stars>'],
  ['a paragraph that the next entry ends', '<li><p>Hi<li><shop-rating-stars><div>4</div></shop-rating-stars>'],
  ['a paragraph inside', '<shop-rating-stars><p>4</p><div>of 5</div></shop-rating-stars>'],
  ['words in a paragraph', '<p><shop-rating-stars><span data-shop-fallback>4</span></shop-rating-stars></p>'],
  ['printed JSON', '<script type="application/json" data-shop-config="cc-form"><?= $json ?></script>'],
  ['JSON of other scripts', '<script type="application/json">{"month": }</script>'],
  ['an unknown key', '<script type="application/json" data-shop-config="cc-form">{"sku": 1}</script>'],
  ['a type that the template prints', '<script type="<?= $type ?>" data-shop-config="cc-form">{}</script>'],
  ['a type in capitals', '<script type="Application/JSON" data-shop-texts>{}</script>'],
  ['data-load', '<shop-rating-stars data-load="interaction"></shop-rating-stars>'],
  ['a printed data-load', '<shop-rating-stars data-load="{{ load }}"></shop-rating-stars>'],
  [
    'one of two attributes',
    '<shop-rating-stars {% if a %}data-score="4"{% else %}data-score="5"{% endif %}></shop-rating-stars>',
  ],
  [
    'one of two attributes in Blade',
    '<shop-rating-stars @if($a) data-score="4" @else data-score="5" @endif></shop-rating-stars>',
  ],
  [
    'one of three attributes in Blade',
    '<shop-rating-stars @unless($a) id="a" @endunless @if($b) id="b" @elseif($c) id="c" @endif></shop-rating-stars>',
  ],
  ['an element in a cell', '<table><tr><td><shop-rating-stars></shop-rating-stars></td></tr></table>'],
  ['an element in a caption', '<table><caption><shop-rating-stars></shop-rating-stars></caption></table>'],
  ['a table in a cell', '<table><tr><td><table></table><shop-rating-stars></shop-rating-stars></table>'],
  ['an element after a table', '<table><tr><td>4</table><shop-rating-stars></shop-rating-stars>'],
  ['a cell that PHP prints', '<table><tr><?= $cell ?><shop-rating-stars></shop-rating-stars></table>'],
  ['a condition in a row', '<tr>{% if a %}{{ cell }}{% endif %}<shop-rating-stars></shop-rating-stars></tr>'],
  ['a template in a table', '<table><template><shop-rating-stars></shop-rating-stars></template></table>'],
  [
    'a script template in a table',
    '<table><script type="text/x-magento-template"><shop-rating-stars></shop-rating-stars></script></table>',
  ],
  ['text in a textarea', '<shop-rating-stars></shop-rating-stars><textarea><?= $a ?> &lt;shop-x></textarea>'],
  ['code in a textarea', '<shop-rating-stars></shop-rating-stars><textarea><?= "<shop-rating-stars>" ?></textarea>'],
  ['a value that ends in =', '<shop-rating-stars title="a = b=" id="a" lang="c ="></shop-rating-stars>'],
  [
    'HTML in a value',
    `<shop-cc-form data-method="c" title='<b class="a">x</b>' data-months='{"1":"a="}'></shop-cc-form>`,
  ],
  ["a shop's own data", '<shop:price xmlns:shop="urn:x"/> <shop_name>'],
])('accepts %s', (_, template) => {
  expect(messages(template)).toEqual([]);
});

test.each([
  '<!-- shop-elements-ignore: printed by another module -->',
  '<?php /* shop-elements-ignore */ ?>',
  '{# shop-elements-ignore #}',
  '{% comment %} shop-elements-ignore {% endcomment %}',
  '{{-- shop-elements-ignore --}}',
])('%s ignores the next tag, and only that one', (comment) => {
  const wrong = '<shop-rating-stars score="4">';
  expect(lint(`${comment}\n${wrong}\n${wrong}</shop-rating-stars>`, elements).map(({ line }) => line)).toEqual([3]);
});

test("accepts a shop's own tags", () => {
  const template = '<shop-floor-plan data-x></shop-floor-plan><shop-floor-plam></shop-floor-plam>';
  expect(lint(template, elements, { tags: ['shop-floor-plan'] })).toMatchObject([{ rule: 'unknown-tag', column: 43 }]);
});

test('reports findings as text, as JSON and for GitHub', () => {
  const files = [{ file: 'a,b.phtml', findings: lint('<shop-cc-form></shop-cc-form>', elements) }];
  expect(reports['text']?.(files)).toBe('a,b.phtml:1:1  <shop-cc-form> requires data-method\n1 problem in 1 template.');
  expect(JSON.parse(reports['json']?.(files) ?? '')).toEqual([
    { file: 'a,b.phtml', line: 1, column: 1, rule: 'missing-setting', message: '<shop-cc-form> requires data-method' },
  ]);
  expect(reports['github']?.(files)).toBe(
    '::error file=a%2Cb.phtml,line=1,col=1,title=missing-setting::<shop-cc-form> requires data-method',
  );
});
