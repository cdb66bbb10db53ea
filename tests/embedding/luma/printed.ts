/**
 * Inline styles as Magento prints them: a script behind the element that sets them. `SecureHtmlRenderer::renderStyleAsTag` has one
 * shape, product pictures and layered swatches have shapes of their own. From 2.4.7 on a product picture has a style sheet, and from
 * 2.4.8 on rating stars have a `style` attribute.
 */

/** The versions that print them differently. */
export type MagentoVersion = '2.4.6' | '2.4.8';

let printed = 0;

/** One or several styles of what a selector finds. */
export function printedStyle(selector: string, styles: Readonly<Record<string, string>>): string {
  printed += 1;
  const name = `elem${printed.toString(36).padStart(8, 'k')}Array`;
  const lines = Object.entries(styles).map(
    ([property, value]) => `                element.style.${property} = '${value}';`,
  );
  return `<script type="text&#x2F;javascript">    var ${name} = document.querySelectorAll('${selector}');
    if(${name}.length !== 'undefined'){
        ${name}.forEach(function(element) {
            if (element) {
${lines.join('\n')}

            }
        });
    }</script>`;
}

/** The stars of a rating up to the end of their block, which `within` finds, and what sets their width. */
export function printedStars(percent: number, text: string, within: string, version: MagentoVersion): string {
  return version === '2.4.6'
    ? `<span>${text}</span></div>${printedStyle(`${within} span`, { width: `${percent}%` })}`
    : `<span style="width: ${percent}%;">${text}</span></div>`;
}

/** The frame of a card's picture: as wide as the picture, and as high as its ratio makes it. */
export function printedFrame(id: number, width: number, ratio: number, version: MagentoVersion): string {
  if (version !== '2.4.6') {
    return `<style>.product-image-container-${id} {
    width: ${width}px;
    height: auto;
    aspect-ratio: ${width} / ${(width * ratio) / 100};
}
.product-image-container-${id} span.product-image-wrapper {
    height: 100%;
    width: 100%;
}
@supports not (aspect-ratio: auto) { 
    .product-image-container-${id} span.product-image-wrapper {
        padding-bottom: ${ratio}%;
    }
}</style>`;
  }
  return `<script type="text&#x2F;javascript">prodImageContainers = document.querySelectorAll(".product-image-container-${id}");
for (var i = 0; i < prodImageContainers.length; i++) {
    prodImageContainers[i].style.width = "${width}px";
}
prodImageContainersWrappers = document.querySelectorAll(
    ".product-image-container-${id}  span.product-image-wrapper"
);
for (var i = 0; i < prodImageContainersWrappers.length; i++) {
    prodImageContainersWrappers[i].style.paddingBottom = "${ratio}%";
}</script>`;
}

/** A colored swatch among the filters. */
export function printedSwatch(option: number, color: string): string {
  return `<script>var swatchImageOption${option} = document.querySelector('div[data-option-id="${option}"]');
swatchImageOption${option}.style.background = "\\u0023${color.slice(1)} no-repeat center";
swatchImageOption${option}.style.backgroundSize = "initial";</script>`;
}
