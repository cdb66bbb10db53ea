/** The tooltip of a swatch: one for all of them, at the end of the page, as long as the pointer is on a swatch. */
define(['jquery'], ($) => {
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
});
