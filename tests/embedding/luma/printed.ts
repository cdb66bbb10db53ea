/**
 * Magento's inline styles: a script after the element sets them. `SecureHtmlRenderer::renderStyleAsTag`, product pictures and layered
 * swatches each print another form. Since 2.4.7 product pictures have a style sheet, and since 2.4.8 rating stars have a `style`
 * attribute.
 */

/** Versions that differ. */
export type MagentoVersion = '2.4.6' | '2.4.8';

let printed = 0;

/** Styles of a selector's matches. */
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

/** A rating's stars, to the end of the block that `within` finds, and the style that sets their width. */
export function printedStars(percent: number, text: string, within: string, version: MagentoVersion): string {
  return version === '2.4.6'
    ? `<span>${text}</span></div>${printedStyle(`${within} span`, { width: `${percent}%` })}`
    : `<span style="width: ${percent}%;">${text}</span></div>`;
}

/** The frame of a card's picture, with the picture's width and aspect ratio. */
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

/** A color swatch among the filters. */
export function printedSwatch(option: number, color: string): string {
  return `<script>var swatchImageOption${option} = document.querySelector('div[data-option-id="${option}"]');
swatchImageOption${option}.style.background = "\\u0023${color.slice(1)} no-repeat center";
swatchImageOption${option}.style.backgroundSize = "initial";</script>`;
}
