import { type ElementProps, emit } from '@shop-elements/core';
import { contentOf, milliseconds, type Panel } from '@shop-elements/dom';
import { usePanels } from '@shop-elements/ui';
import type { CollapseConfig } from './collapse.config';

/** Includes Luma's title of the account navigation, which is a plain `<div>`. */
const TITLES = '[data-role="title"], [data-toggle], .block-collapsible-nav-title, button, summary, a';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const PAGE_LINK = 'a[href]:not([href^="#"], [data-toggle], [data-role], [aria-controls])';

const OPEN = [0];
const CLOSED: readonly number[] = [];

/** Detail of `shop-collapse-toggle`. */
export interface CollapseToggleDetail {
  /** Whether the panel is about to open. */
  open: boolean;
}

/**
 * Opens and closes a panel. The title is the first button, link or `[data-role="title"]` inside, or Luma's title of the
 * account navigation. If there is none, or only a link in the text, a heading at the start is the title. The panel is
 * what the title's `aria-controls` or `data-target` names, or the next sibling of the title or of the heading around it.
 * Without JavaScript the panel is open.
 * @example
 * <shop-collapse><button>Delivery</button><div>Within two days.</div></shop-collapse>
 * @fires shop-collapse-toggle before anything moves; cancelable
 */
export function Collapse({ element, config: { open, duration, openFrom } }: ElementProps<CollapseConfig>) {
  usePanels(element, {
    find: panelIn,
    opened: open ? OPEN : CLOSED,
    openFrom,
    duration: milliseconds(duration),
    announce: (_, opens) => emit(element, 'shop-collapse-toggle', { open: opens }, { cancelable: true }),
  });
  return null;
}

function panelIn(element: HTMLElement): Panel[] {
  const title = titleIn(element);
  const named = title ? nameOfPanel(title) : '';
  // Looks inside first: a copy of the element has the same ids.
  const own = element.querySelector(`[id="${CSS.escape(named)}"]`);
  const content = own ?? document.getElementById(named) ?? (title && nextTo(title));
  return title && content instanceof HTMLElement ? [{ title, content }] : [];
}

/** The first control; or a heading at the start, if there is no control, or only a link to another page in the panel after it. */
function titleIn(element: HTMLElement): HTMLElement | null {
  const control = element.querySelector<HTMLElement>(TITLES);
  const [heading, panel] = contentOf(element);
  if (control === null || (control !== panel && panel?.contains(control) && control.matches(PAGE_LINK)))
    return heading?.matches(HEADINGS) ? heading : control;
  return control;
}

/** The id of the panel that a title names; empty if it names none. Bootstrap's links name it by their URL. */
function nameOfPanel(title: HTMLElement): string {
  const link = title.matches('a[data-toggle]') ? title.getAttribute('href') : null;
  const name = title.getAttribute('aria-controls') ?? title.getAttribute('data-target') ?? link;
  return name?.replace(/^#/, '') ?? '';
}

/** What follows the title, or the heading around it. */
function nextTo(title: Element): Element | null {
  return title.nextElementSibling ?? title.closest(HEADINGS)?.nextElementSibling ?? null;
}
