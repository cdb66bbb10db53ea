/** Texts of the carousels. */
export const carouselTexts = {
  carousel: 'carousel',
  slide: 'slide',
  place: '%1 of %2',
  show: 'Show %1 of %2',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};
