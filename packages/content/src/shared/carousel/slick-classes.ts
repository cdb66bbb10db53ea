import type { Controls } from './controls';
import type { Slides } from './slides';

const ofTrack = ['slick-initialized', 'slick-slider', 'slick-dotted'];
const ofSlide = ['slick-slide', 'slick-active', 'slick-current', 'slick-center'];

/** Gives all parts of a carousel the class names that slick would, as they are now, for a theme with rules for them. */
export function setSlickClasses(track: HTMLElement, { list, inView }: Slides, controls: Controls): void {
  track.classList.add('slick-initialized', 'slick-slider');
  track.classList.toggle('slick-dotted', controls.dots.isConnected);
  const middle = inView[Math.floor(inView.length / 2)];
  for (const slide of list) {
    slide.classList.add('slick-slide');
    slide.classList.toggle('slick-active', inView.includes(slide));
    slide.classList.toggle('slick-current', slide === inView[0]);
    slide.classList.toggle('slick-center', slide === middle && track.classList.contains('center-mode'));
  }
  // In place of our own, so that the theme's look is not mixed with ours.
  dress(controls.previous, 'slick-prev');
  dress(controls.next, 'slick-next');
  controls.dots.className = 'slick-dots';
  [...controls.dots.children].forEach((dot, index) => {
    const button = dot.firstElementChild;
    if (button === null) return;
    button.removeAttribute('class');
    button.textContent = String(index + 1);
    dot.classList.toggle('slick-active', button.getAttribute('aria-current') === 'true');
  });
}

/** Takes the class names away from what stays on the page. */
export function clearSlickClasses(track: HTMLElement, { list }: Slides): void {
  track.classList.remove(...ofTrack);
  for (const slide of list) slide.classList.remove(...ofSlide);
}

/** Slick's buttons have words: a theme for slick hides them behind its signs, and without one they are what is seen. */
function dress(arrow: HTMLElement, name: string): void {
  arrow.className = `${name} slick-arrow${arrow.getAttribute('aria-disabled') === 'true' ? ' slick-disabled' : ''}`;
  const words = arrow.getAttribute('aria-label');
  // A button that has the focus is not written again at every turn.
  if (arrow.textContent !== words) arrow.textContent = words;
}
