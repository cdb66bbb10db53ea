import type { Controls } from './controls';
import type { Slides } from './slides';

const ofTrack = ['slick-initialized', 'slick-slider', 'slick-dotted'];
const ofSlide = ['slick-slide', 'slick-active', 'slick-current', 'slick-center'];

/** Gives all parts of a carousel the class names that slick would give them now, for themes with rules for slick. */
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
  // Replaces our own classes, so that the theme's styles don't mix with ours.
  setArrow(controls.previous, 'slick-prev');
  setArrow(controls.next, 'slick-next');
  controls.dots.className = 'slick-dots';
  [...controls.dots.children].forEach((dot, index) => {
    const button = dot.firstElementChild;
    if (button === null) return;
    button.removeAttribute('class');
    button.textContent = String(index + 1);
    dot.classList.toggle('slick-active', button.getAttribute('aria-current') === 'true');
  });
}

/** Removes the class names from what stays on the page. */
export function clearSlickClasses(track: HTMLElement, { list }: Slides): void {
  track.classList.remove(...ofTrack);
  for (const slide of list) slide.classList.remove(...ofSlide);
}

/** Slick's buttons contain text. A theme for slick hides it behind an icon; without such a theme, it shows. */
function setArrow(arrow: HTMLElement, name: string): void {
  arrow.className = `${name} slick-arrow${arrow.getAttribute('aria-disabled') === 'true' ? ' slick-disabled' : ''}`;
  const label = arrow.getAttribute('aria-label');
  // Writes only changes, because screen readers may announce a focused button again.
  if (arrow.textContent !== label) arrow.textContent = label;
}
