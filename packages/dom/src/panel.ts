import { setHidden } from './hide';
import { make } from './make';
import { wantsCalm } from './motion';

/** A part of the server's page that opens and closes, with the title that opens it. */
export interface Panel {
  title: HTMLElement;
  content: HTMLElement;
}

/**
 * Makes a title of the server's something to press: what it holds goes into a button, unless it is one.
 * @returns what is pressed
 */
export function prepareTitle({ title, content }: Panel, contentId: string): HTMLElement {
  content.id ||= contentId;
  if (buttonIn(title) === title && !title.matches('button, a, summary')) {
    const button = make('button', { type: 'button', className: 'shop-title-button' });
    button.append(...title.childNodes);
    title.append(button);
  }
  const pressed = buttonIn(title);
  pressed.setAttribute('aria-controls', content.id);
  return pressed;
}

/** Makes a title plain text again, whose panel is always open. */
export function releaseTitle({ title, content }: Panel): void {
  const pressed = buttonIn(title);
  pressed.removeAttribute('aria-expanded');
  pressed.removeAttribute('aria-controls');
  if (pressed !== title) pressed.replaceWith(...pressed.childNodes);
  title.classList.remove('expanded');
  setHidden(content, false);
}

/** Whether the title opens and closes its panel. */
export function isToggle({ title }: Panel): boolean {
  return buttonIn(title).hasAttribute('aria-expanded');
}

/** Whether the panel is open, or opening. */
export function isOpen({ title }: Panel): boolean {
  return buttonIn(title).getAttribute('aria-expanded') === 'true';
}

/** Shows or hides a panel at once. Themes know an open one by its title's class `expanded`. */
export function setPanel({ title, content }: Panel, open: boolean): void {
  buttonIn(title).setAttribute('aria-expanded', String(open));
  title.classList.toggle('expanded', open);
  setHidden(content, !open);
}

/**
 * Opens or closes a panel within some milliseconds; at once for a shopper who wants reduced motion.
 * @returns settles when it has come to rest
 */
export async function movePanel(panel: Panel, open: boolean, duration: number): Promise<void> {
  const { content } = panel;
  setPanel(panel, open);
  if (wantsCalm() || duration === 0) return;
  // Visible while it closes.
  setHidden(content, false);
  const heights = ['0px', `${content.scrollHeight}px`];
  if (!open) heights.reverse();
  content.setAttribute('data-moving', '');
  const moving = content.animate({ blockSize: heights }, { duration, easing: 'ease' });
  await moving.finished.catch(() => undefined);
  content.removeAttribute('data-moving');
  setHidden(content, !open);
}

function buttonIn(title: HTMLElement): HTMLElement {
  return title.querySelector<HTMLElement>(':scope > .shop-title-button') ?? title;
}
