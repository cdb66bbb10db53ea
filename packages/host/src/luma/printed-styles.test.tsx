import { expect, test } from 'vitest';
import { applyPrintedStyles, printedStyles } from './printed-styles';

const stars = { selector: '#rating-result_15 span', property: 'width', value: '60%' };

test('reads a style as Magento 2.4.6 prints it', () => {
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

test('reads a style as Magento printed it before', () => {
  expect(
    printedStyles(`var elemaB3dE6gH = document.querySelector('#rating-result_15 span');
if (elemaB3dE6gH) {
elemaB3dE6gH.style.width = '60%';
}`),
  ).toEqual([stars]);
});

test('reads the frame of a product picture', () => {
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

test('reads the color of a swatch, with its escapes', () => {
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
  ['has no node', `a.style.width = '1px';`],
])('leaves a script alone that %s', (_, code) => {
  expect(printedStyles(code)).toEqual([]);
});

test('nodes of a fetched page get what was printed for them, and nothing that would lay them over the page', () => {
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
