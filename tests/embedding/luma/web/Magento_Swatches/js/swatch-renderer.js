/** Renders a product's swatches, and shows the pictures and the price of the chosen variant. */
define(['jquery'], ($) => {
  function swatch({ id, label }) {
    return `<div class="swatch-option text" aria-checked="false" tabindex="0" data-option-type="0" data-option-id="${id}" data-option-label="${label}" aria-label="${label}" role="option">${label}</div>`;
  }

  function renderer({ jsonConfig: { attributes, index, images, optionPrices } }, element) {
    element.innerHTML = Object.keys(attributes)
      .map((id) => {
        const { code, label, options } = attributes[id];
        return `<div class="swatch-attribute ${code}" data-attribute-code="${code}" data-attribute-id="${id}"><span id="option-label-${code}-${id}" class="swatch-attribute-label">${label}</span><span class="swatch-attribute-selected-option"></span>
          <div tabindex="0" role="listbox" aria-labelledby="option-label-${code}-${id}" class="swatch-attribute-options clearfix">${options.map(swatch).join('')}</div>
          <input class="swatch-input super-attribute-select" name="super_attribute[${id}]" type="text" value="" aria-required="true"></div>`;
      })
      .join('');

    const chosen = () => {
      const parts = [...element.querySelectorAll('.swatch-attribute')].map(({ dataset }) => [
        dataset.attributeId,
        dataset.optionSelected,
      ]);
      return Object.keys(index).find((id) => parts.every(([attribute, option]) => index[id][attribute] === option));
    };
    const choose = (option) => {
      const attribute = option.closest('.swatch-attribute');
      for (const other of attribute.querySelectorAll('.swatch-option'))
        other.classList.toggle('selected', other === option);
      attribute.dataset.optionSelected = option.dataset.optionId;
      attribute.querySelector('.swatch-attribute-selected-option').textContent = option.dataset.optionLabel;
      $(attribute.querySelector('input')).val(option.dataset.optionId).trigger('change');
      const product = chosen();
      if (product === undefined) return;
      // Native listeners don't receive this event.
      $('input[name="selected_configurable_option"]').val(product).trigger('change');
      $('.product-info-price .price').text(`$${optionPrices[product].finalPrice.amount.toFixed(2)}`);
      $('[data-gallery-role="gallery-placeholder"]').data('gallery').updateData(images[product]);
    };
    $(element).on('click', '.swatch-option', ({ currentTarget }) => choose(currentTarget));
    $(element).on('keydown', '.swatch-option', ({ key, currentTarget }) => {
      if (key === 'Enter') choose(currentTarget);
    });
    $(element).data('mage-SwatchRenderer', { getProduct: chosen });
  }

  // One tooltip for all swatches, at the end of the page, while the pointer is on a swatch.
  $.fn.SwatchRendererTooltip = function () {
    return this.each((_index, swatch) => {
      $(swatch).data('mageSwatchRendererTooltip', true);
      if ($('.swatch-option-tooltip').length === 0)
        $('body').append('<div class="swatch-option-tooltip" hidden></div>');
      const tooltip = $('.swatch-option-tooltip');
      let timer;
      $(swatch).on('mouseenter', () => {
        timer = setTimeout(() => tooltip.text(swatch.dataset.optionLabel).prop('hidden', false), 200);
      });
      $(swatch).on('mouseleave', () => {
        clearTimeout(timer);
        tooltip.prop('hidden', true);
      });
    });
  };

  return renderer;
});
