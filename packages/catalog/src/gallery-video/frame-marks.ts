import { removeNode } from '@shop-elements/core';
import { make, readVideo } from '@shop-elements/dom';

const PLAY = 'shop-gallery-video__play';

/** Class of the box around a frame's player. */
export const PLAYER = 'shop-gallery-video__player';

/** Marks a frame with a video, and adds a play button unless the server's own link plays the video. */
export function markFrame(frame: HTMLElement, label: string): void {
  // A page cache has copied the frame with a button and a player of the original, which do nothing here.
  removeNode(frame.querySelector(`:scope > .${PLAYER}`));
  unmarkFrame(frame);
  frame.dataset.shopVideo = 'unplayed';
  if (videoLink(frame)) return;
  const button = make('button', { type: 'button', className: PLAY, title: label });
  shieldFromGallery(button);
  frame.append(button);
}

/** Labels the play buttons again, after their text has changed. */
export function labelPlayButtons(gallery: HTMLElement, label: string): void {
  for (const button of gallery.querySelectorAll<HTMLElement>(`.${PLAY}`)) button.title = label;
}

export function unmarkFrame(frame: HTMLElement): void {
  delete frame.dataset.shopVideo;
  removeNode(frame.querySelector(`.${PLAY}`));
}

/** Whether a click in a frame should play its video: anywhere, except on the gallery's other controls. */
export function requestsVideo(frame: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !frame.contains(target)) return false;
  const control = target.closest('a, button, input, [role="button"]');
  return control === null || !frame.contains(control) || control === videoLink(frame) || control.matches(`.${PLAY}`);
}

/** Focuses the control that plays the video. */
export function focusFrame(frame: HTMLElement): void {
  (frame.querySelector<HTMLElement>(`.${PLAY}`) ?? videoLink(frame))?.focus({ preventScroll: true });
}

/** Hides a control's events from the gallery, which would treat them as a swipe or zoom. */
export function shieldFromGallery(control: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'keyup']) {
    control.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
}

/** The server's own link to the video. */
export function videoLink(frame: HTMLElement): HTMLElement | undefined {
  const links = [...frame.querySelectorAll<HTMLElement>('a[href]')];
  const isOurs = (link: Element): boolean => link.closest(`.${PLAYER}`) !== null;
  return links.find((link) => !isOurs(link) && leadsToVideo(link.getAttribute('href') ?? ''));
}

function leadsToVideo(url: string): boolean {
  return readVideo(url, document.baseURI) !== undefined || !/\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(url);
}
