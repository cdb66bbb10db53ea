// What the platform's swatch renderer does: the chosen variant's price and pictures, its id in the form, and its options named.
// Kinds that are not made cannot be chosen. Without this script the form asks for a color and a size, and the server knows the rest.
const options = document.querySelector('[data-role="swatch-options"]');
const form = options?.closest('form');
const gallery = document.querySelector('.product.media .gallery');
const thumbs = document.querySelector('.product.media .gallery-thumbs');
let shown = gallery?.querySelector('img')?.getAttribute('src');

if (options && form && gallery && thumbs) {
  const [widgets] = Object.values(JSON.parse(form.querySelector('script[type="text/x-magento-init"]').textContent));
  const { jsonConfig } = widgets['Magento_Swatches/js/swatch-renderer'];
  options.addEventListener('change', () => showChoice(jsonConfig));
  showChoice(jsonConfig);
}

function showChoice({ index, optionPrices, images }) {
  const chosen = new Map(
    Array.from(options.querySelectorAll(':checked'), (field) => [attributeOf(field), field.value]),
  );
  for (const field of options.querySelectorAll('input')) {
    const wanted = new Map(chosen).set(attributeOf(field), field.value);
    field.disabled = !variants(index, wanted).length;
  }
  for (const attribute of options.querySelectorAll('.swatch-attribute')) {
    const label = attribute.querySelector(':checked')?.closest('.swatch-option').dataset.optionLabel ?? '';
    attribute.querySelector('.swatch-attribute-selected-option').textContent = label;
  }
  const found = variants(index, chosen);
  const isWhole = found.length === 1;
  form.elements.namedItem('selected_configurable_option').value = isWhole ? found[0] : '';
  form.dispatchEvent(
    new CustomEvent('update-price', {
      bubbles: true,
      detail: { amount: isWhole ? optionPrices[found[0]].finalPrice.amount : undefined },
    }),
  );
  // The first variant of a color shows it: sizes look alike.
  if (chosen.size > 0 && found.length > 0) showPictures(images[found[0]]);
}

/** Ids of the variants that have all of the chosen options. */
function variants(index, chosen) {
  return Object.keys(index).filter((id) =>
    Array.from(chosen).every(([attribute, option]) => index[id][attribute] === option),
  );
}

function attributeOf(field) {
  return field.closest('.swatch-attribute').dataset.attributeId;
}

function showPictures(pictures) {
  if (pictures[0].img === shown) return;
  shown = pictures[0].img;
  const number = (picture) => pictures.indexOf(picture) + 1;
  gallery.replaceChildren(...pictures.map((picture) => frameOf(picture, number(picture))));
  thumbs.replaceChildren(...pictures.map((picture) => thumbOf(picture, number(picture))));
}

function frameOf({ img, caption, videoUrl }, number) {
  const frame = Object.assign(document.createElement('li'), { id: `picture-${number}` });
  const image = Object.assign(new Image(800, 800), { src: img, alt: caption });
  frame.append(image);
  if (videoUrl) {
    const link = Object.assign(document.createElement('a'), { className: 'gallery-video', href: videoUrl });
    image.replaceWith(link);
    link.append(image);
  }
  return frame;
}

function thumbOf({ thumb, caption, videoUrl }, number) {
  const entry = Object.assign(document.createElement('li'), { className: videoUrl ? 'video' : '' });
  const link = Object.assign(document.createElement('a'), { href: `#picture-${number}` });
  link.append(Object.assign(new Image(96, 96), { src: thumb, alt: caption }));
  entry.append(link);
  return entry;
}
