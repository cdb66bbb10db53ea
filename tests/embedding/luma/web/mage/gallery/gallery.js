/** Renders a product's pictures like Fotorama: thumbnails, and a frame per picture. Only frames near the current one are in the page. */
define(['jquery'], ($) => {
  const html = (markup) => $.parseHTML(markup.trim())[0];

  function gallery({ data }, element) {
    let pictures = data;
    let frames = [];
    let shown = 0;
    const drawn = html(`<div class="fotorama-item fotorama" data-gallery-role="gallery"><div class="fotorama__wrap">
      <div class="fotorama__stage">
        <div class="fotorama__arr fotorama__arr--prev" tabindex="0" role="button" aria-label="Previous" data-gallery-role="arrow"></div>
        <div class="fotorama__stage__shaft" tabindex="0" data-gallery-role="stage-shaft"></div>
        <div class="fotorama__arr fotorama__arr--next" tabindex="0" role="button" aria-label="Next" data-gallery-role="arrow"></div>
      </div>
      <div class="fotorama__nav-wrap"><div class="fotorama__nav fotorama__nav--thumbs"><div class="fotorama__nav__shaft"></div></div></div>
    </div></div>`);
    const shaft = drawn.querySelector('.fotorama__stage__shaft');
    const nav = drawn.querySelector('.fotorama__nav__shaft');

    // Thumbnails move first, and earlier frames stay next to the new one.
    const turnTo = (index) => {
      shown = (index + pictures.length) % pictures.length;
      for (const [number, thumb] of [...nav.children].entries())
        thumb.classList.toggle('fotorama__active', number === shown);
      for (const [number, frame] of frames.entries()) frame.classList.toggle('fotorama__active', number === shown);
      shaft.replaceChildren(...frames.filter((_, number) => Math.abs(number - shown) < 2));
    };
    const show = (given) => {
      pictures = given;
      frames = pictures.map(({ img, caption }) =>
        html(
          `<div class="fotorama__stage__frame fotorama__loaded fotorama__loaded--img"><img src="${img}" alt="${caption}" class="fotorama__img"></div>`,
        ),
      );
      nav.replaceChildren(
        ...pictures.map(({ thumb, caption }) =>
          html(
            `<div class="fotorama__nav__frame fotorama__nav__frame--thumb" tabindex="0" role="button" data-gallery-role="nav-frame" aria-label="${caption}"><div class="fotorama__thumb"><img src="${thumb}" alt="${caption}" class="fotorama__img"></div></div>`,
          ),
        ),
      );
      turnTo(0);
    };

    drawn.addEventListener('click', ({ target }) => {
      const thumb = target.closest('.fotorama__nav__frame');
      if (thumb) turnTo([...nav.children].indexOf(thumb));
      if (target.closest('.fotorama__arr--next')) turnTo(shown + 1);
      if (target.closest('.fotorama__arr--prev')) turnTo(shown - 1);
    });
    // A click on the stage, unless it is a swipe, shows the next picture.
    let isPressed = false;
    shaft.addEventListener('mousedown', () => (isPressed = true));
    document.addEventListener('mouseup', () => {
      if (isPressed) turnTo(shown + 1);
      isPressed = false;
    });

    // Handles keys on the whole page, except in fields, and prevents the browser's default.
    document.addEventListener('keydown', (event) => {
      if (event.target.matches('textarea, input, select')) return;
      const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (turn !== undefined) turnTo(shown + turn);
      if (turn !== undefined || event.key === 'Escape') event.preventDefault();
    });

    // A click on a picture, or Enter, shows it full-screen. Meanwhile the gallery is at the end of the page.
    const fillScreen = () => document.body.append(drawn);
    $(element).on('click', '.fotorama__stage__frame', fillScreen);
    shaft.addEventListener('keyup', ({ key }) => {
      if (key === 'Enter') fillScreen();
    });

    show(pictures);
    element.classList.remove('_block-content-loading');
    element.replaceChildren(drawn);
    $(element).data('gallery', { returnCurrentImages: () => pictures, updateData: show });
  }

  return gallery;
});
