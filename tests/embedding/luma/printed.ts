/**
 * Inline styles as Magento prints them: a script behind the element that sets them. `SecureHtmlRenderer::renderStyleAsTag` has one
 * shape, product pictures and layered swatches have shapes of their own.
 */

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

/** The frame of a card's picture: as wide as the picture, and as high as its ratio makes it. */
export function printedFrame(id: number, width: number, ratio: number): string {
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
