import { giveId } from '@shop-elements/core';
import { hasMatch } from './has-match';
import { setHidden } from './hide';
import { make } from './make';
import { prefersReducedMotion } from './reduced-motion';

/** A collapsible part of the server's page, with the title that toggles it. */
export interface Panel {
  title: HTMLElement;
  content: HTMLElement;
}

const OUR_BUTTON = '.shop-title-button';

const CONTROL = 'a[href], button, input, select, textarea';

/**
 * Makes a server-rendered title operable: wraps its content in a button, unless it is one already, or has one inside. Other
 * controls in it, such as a link to a size guide, stay beside the button.
 * @returns the button
 */
export function prepareTitle({ title, content }: Panel, contentId: string): HTMLElement {
  giveId(content, contentId);
  if (buttonIn(title) === title && !title.matches('button, a[href], summary')) {
    const button = make('button', { type: 'button', className: 'shop-title-button' });
    const nodes = [...title.childNodes];
    const words = nodes.filter((node) => !hasControl(node));
    title.prepend(button);
    button.append(...(words.some(({ textContent }) => textContent?.trim()) ? words : nodes));
  }
  const pressed = buttonIn(title);
  pressed.setAttribute('aria-controls', content.id);
  // In Luma, the group around the link has the focus, as part of its own tabs.
  if (pressed.tabIndex < 0) pressed.tabIndex = 0;
  return pressed;
}

function hasControl(node: Node): boolean {
  return node instanceof Element && hasMatch([node], CONTROL);
}

/** Whether a click or a key is on the title, and not on another control in it. */
export function isTitlePressed({ title }: Panel, event: Event): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(title) + 1);
  const control = inside.find((node) => node instanceof Element && node.matches(CONTROL)) ?? title;
  return inside.length > 0 && (control === title || control === buttonIn(title));
}

/** Turns the title of an always-open panel back into plain text. */
export function releaseTitle({ title, content }: Panel): void {
  const pressed = buttonIn(title);
  pressed.removeAttribute('aria-expanded');
  pressed.removeAttribute('aria-controls');
  if (pressed.matches(OUR_BUTTON)) pressed.replaceWith(...pressed.childNodes);
  title.classList.remove('expanded');
  showContent({ title, content });
}

/** Whether the title toggles its panel. */
export function isToggle({ title }: Panel): boolean {
  return buttonIn(title).hasAttribute('aria-expanded');
}

/** Whether the panel is open, or opening. */
export function isOpen({ title }: Panel): boolean {
  return buttonIn(title).getAttribute('aria-expanded') === 'true';
}

/** Shows or hides a panel without animation. Themes style open panels by the title's class `expanded`. */
export function setPanel(panel: Panel, open: boolean): void {
  const { title } = panel;
  buttonIn(title).setAttribute('aria-expanded', String(open));
  title.classList.toggle('expanded', open);
  if (open) showContent(panel);
  else setContentHidden(panel, true);
}

/**
 * Opens or closes a panel, with an animation unless the shopper prefers reduced motion.
 * @returns resolves when the animation has ended
 */
export async function movePanel(panel: Panel, open: boolean, duration: number): Promise<void> {
  const { content } = panel;
  setPanel(panel, open);
  if (prefersReducedMotion() || duration === 0) return;
  // Stays visible while it closes.
  setContentHidden(panel, false);
  const heights = ['0px', `${content.scrollHeight}px`];
  if (!open) heights.reverse();
  content.setAttribute('data-moving', '');
  const moving = content.animate({ blockSize: heights }, { duration, easing: 'ease' });
  await moving.finished.catch(() => undefined);
  // A later call may have moved, set or released it.
  if (buttonIn(panel.title).getAttribute('aria-expanded') === String(open)) setContentHidden(panel, !open);
}

function setContentHidden({ title, content }: Panel, hidden: boolean): void {
  // Its animation has ended, or a page cache has copied a moving panel.
  content.removeAttribute('data-moving');
  setHidden(content, hidden);
  // The browser shows the content of a `<details>` only while that is open.
  if (title.parentElement instanceof HTMLDetailsElement) title.parentElement.open = !hidden;
}

/** Luma's style sheet and printed styles hide some panels until its own script opens them. */
function showContent(panel: Panel): void {
  const { content } = panel;
  setContentHidden(panel, false);
  if (getComputedStyle(content).display === 'none') content.style.display = 'block';
}

/** The button in a title: ours, or the server's own button or link if the title has no other text. Otherwise the title itself. */
function buttonIn(title: HTMLElement): HTMLElement {
  const controls = [...title.querySelectorAll<HTMLElement>('a[href], button')];
  const isWhole = ({ textContent }: HTMLElement): boolean => textContent.trim() === title.textContent.trim();
  return controls.find((control) => control.matches(OUR_BUTTON) || isWhole(control)) ?? title;
}
