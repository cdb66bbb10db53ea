import { type ElementProps, emit } from '@shop-elements/core';
import { milliseconds, type Panel } from '@shop-elements/dom';
import { usePanels } from '@shop-elements/ui';
import type { CollapseConfig } from './collapse.config';

/** Includes Luma's title of the account navigation, which is a plain `<div>`. */
const TITLES = '[data-role="title"], [data-toggle], .block-collapsible-nav-title, button, summary, a';

const OPEN = [0];
const CLOSED: readonly number[] = [];

/** Detail of `shop-collapse-toggle`. */
export interface CollapseToggleDetail {
  /** Whether the panel is about to open. */
  open: boolean;
}

/**
 * Opens and closes a panel. The title is the first button, link or `[data-role="title"]` inside, or Luma's title of the
 * account navigation. The panel is what its `aria-controls` or `data-target` names, or what follows it or the heading
 * around it. Without JavaScript the panel is open.
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
  const title = element.querySelector<HTMLElement>(TITLES);
  const named = title?.getAttribute('aria-controls') ?? title?.getAttribute('data-target')?.replace(/^#/, '') ?? '';
  // Looks inside first: a copy of the element has the same ids.
  const own = element.querySelector(`[id="${CSS.escape(named)}"]`);
  const content = own ?? document.getElementById(named) ?? nextTo(title, element);
  return title && content instanceof HTMLElement ? [{ title, content }] : [];
}

/** What follows the title, or the heading around it. */
function nextTo(title: Element | null, element: Element): Element | null {
  if (title === null || title === element) return null;
  const next = title.nextElementSibling;
  return next?.matches(':not([data-shop-root])') ? next : nextTo(title.parentElement, element);
}
