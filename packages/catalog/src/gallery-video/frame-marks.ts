import { make, readVideo } from '@shop-elements/dom';

const PLAY = 'shop-gallery-video__play';

/** Shows that a frame holds a video which does not play. Where no link of the server's leads to the video, a button does. */
export function markFrame(frame: HTMLElement, label: string): void {
  frame.dataset.shopVideo = 'unplayed';
  if (frame.querySelector(`.${PLAY}`) || videoLink(frame)) return;
  const button = make('button', { type: 'button', className: PLAY, title: label });
  keepFromGallery(button);
  frame.append(button);
}

export function unmarkFrame(frame: HTMLElement): void {
  delete frame.dataset.shopVideo;
  frame.querySelector(`.${PLAY}`)?.replaceWith();
}

/** Whether a press in a frame asks for its video: also one beside the button, but not one on another control of the gallery. */
export function asksForVideo(frame: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !frame.contains(target)) return false;
  const control = target.closest('a, button, input, [role="button"]');
  return control === null || !frame.contains(control) || control === videoLink(frame) || control.matches(`.${PLAY}`);
}

/** Gives the focus to what plays the video. */
export function focusFrame(frame: HTMLElement): void {
  (frame.querySelector<HTMLElement>(`.${PLAY}`) ?? videoLink(frame))?.focus({ preventScroll: true });
}

/** A gallery would take a press on a control of ours for its own: for a swipe, or for a wish to see the picture larger. */
export function keepFromGallery(control: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'keyup']) {
    control.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
}

function videoLink(frame: HTMLElement): HTMLElement | undefined {
  const links = [...frame.querySelectorAll<HTMLElement>('a[href]')];
  const isOurs = (link: Element): boolean => link.closest('.shop-gallery-video__player') !== null;
  return links.find((link) => !isOurs(link) && leadsToVideo(link.getAttribute('href') ?? ''));
}

function leadsToVideo(address: string): boolean {
  return readVideo(address, document.baseURI) !== undefined || !/\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(address);
}
