import { expect, test } from 'vitest';
import { applyPrintedStyles, printedStyles } from './printed-styles';

const stars = { selector: '#rating-result_15 span', property: 'width', value: '60%' };

test('reads an inline style that Magento 2.4.6 prints as a script', () => {
  expect(
    printedStyles(`    var elemaB3dE6gHArray = document.querySelectorAll('#rating-result_15 span');
    if(elemaB3dE6gHArray.length !== 'undefined'){
        elemaB3dE6gHArray.forEach(function(element) {
            if (element) {
                element.style.width = '60%';

            }
        });
    }`),
  ).toEqual([stars]);
});

test('reads an inline style that older versions of Magento print as a script', () => {
  expect(
    printedStyles(`var elemaB3dE6gH = document.querySelector('#rating-result_15 span');
if (elemaB3dE6gH) {
elemaB3dE6gH.style.width = '60%';
}`),
  ).toEqual([stars]);
});

test('reads the size of a product image', () => {
  expect(
    printedStyles(`prodImageContainers = document.querySelectorAll(".product-image-container-9");
for (var i = 0; i < prodImageContainers.length; i++) {
    prodImageContainers[i].style.width = "165px";
}
prodImageContainersWrappers = document.querySelectorAll(
    ".product-image-container-9  span.product-image-wrapper"
);
for (var i = 0; i < prodImageContainersWrappers.length; i++) {
    prodImageContainersWrappers[i].style.paddingBottom = "100%";
}`),
  ).toEqual([
    { selector: '.product-image-container-9', property: 'width', value: '165px' },
    { selector: '.product-image-container-9  span.product-image-wrapper', property: 'paddingBottom', value: '100%' },
  ]);
});

test('reads the color of a swatch and resolves its escapes', () => {
  expect(
    printedStyles(`var swatchImageOption49 = document.querySelector('div[data-option-id="49"]');
swatchImageOption49.style.background = "\\u0023000000 no-repeat center";
swatchImageOption49.style.backgroundSize = "initial";`),
  ).toEqual([
    { selector: 'div[data-option-id="49"]', property: 'background', value: '#000000 no-repeat center' },
    { selector: 'div[data-option-id="49"]', property: 'backgroundSize', value: 'initial' },
  ]);
});

test.each([
  ['does something else before', `track(); var a = document.querySelector('b'); a.style.width = '1px';`],
  ['does something else after', `var a = document.querySelector('b'); a.style.width = '1px'; track();`],
  ['computes the value', `var a = document.querySelector('b'); a.style.width = size + 'px';`],
  ['computes the selector', `var a = document.querySelector('b' + c); a.style.width = '1px';`],
  ['sets something else', `var a = document.querySelector('b'); a.className = 'c';`],
  ['selects no element', `a.style.width = '1px';`],
])('ignores a script that %s', (_, code) => {
  expect(printedStyles(code)).toEqual([]);
});

test('applies the printed styles to a fetched page, except those that could cover the page', () => {
  const { body } = new DOMParser().parseFromString('<p id="a"><b class="b"></b></p><p></p>', 'text/html');
  const printed = (selector: string, style: string) =>
    `<script>var e = document.querySelector('${selector}');\nif (e) {\ne.style.${style};\n}</script>`;
  applyPrintedStyles(
    [
      printed('#a', "width = '60%'"),
      printed('.b', "position = 'fixed'"),
      printed('.b', "display = 'none'"),
      printed('#a[', "width = '1%'"),
    ].join(''),
    body,
  );
  expect([...body.querySelectorAll('*')].map((node) => node.getAttribute('style'))).toEqual([
    'width: 60%;',
    'display: none;',
    null,
  ]);
});

/**
 * A product picture's frame from Magento 2.4.7 on: a style sheet instead of a script, with a fallback rule that only old browsers
 * apply.
 */
const frame = (id: number, width: number, height: number) => `<style>.product-image-container-${id} {
    width: ${width}px;
    height: auto;
    aspect-ratio: ${width} / ${height};
}
.product-image-container-${id} span.product-image-wrapper {
    height: 100%;
    width: 100%;
}
@supports not (aspect-ratio: auto) { 
    .product-image-container-${id} span.product-image-wrapper {
        padding-bottom: 125%;
    }
}</style>`;

test('applies the image sizes that Magento 2.4.7 prints as style sheets to a fetched page', () => {
  const { body } = new DOMParser().parseFromString(
    `<span class="product-image-container product-image-container-9"><span class="product-image-wrapper"></span></span>
     <span class="product-image-container product-image-container-10"><span class="product-image-wrapper"></span></span>`,
    'text/html',
  );
  applyPrintedStyles(frame(9, 240, 300) + frame(10, 152, 190), body);
  const [first, , second] = body.querySelectorAll('span');
  for (const [container, width, ratio] of [
    [first, '240px', '240 / 300'],
    [second, '152px', '152 / 190'],
  ] as const) {
    expect(container?.style.width).toBe(width);
    expect(container?.style.aspectRatio).toBe(ratio);
    expect(container?.firstElementChild?.getAttribute('style')).toBe('height: 100%; width: 100%;');
  }
});

test('ignores other style sheets of a fetched page, and styles that could cover the page', () => {
  const { body } = new DOMParser().parseFromString(
    '<span class="product-image-container-9"><a class="offer"></a></span>',
    'text/html',
  );
  applyPrintedStyles(
    [
      '<style>.offer { width: 100% } body .product-image-container-9 { width: 1px }</style>',
      '<style media="all">.product-image-container-9 { position: fixed; width: 90px }</style>',
      '<style>.product-image-container-9, .offer { height: 1px }</style>',
      '<style>.product-image-container-9 {{',
    ].join(''),
    body,
  );
  expect([...body.querySelectorAll('*')].map((node) => node.getAttribute('style'))).toEqual(['width: 90px;', null]);
});
