import { type ElementProps, emit } from '@shop-elements/core';
import { contentOf, milliseconds, type Panel } from '@shop-elements/dom';
import { usePanels } from '@shop-elements/ui';
import type { AccordionConfig } from './accordion.config';

/** Detail of `shop-accordion-toggle`. */
export interface AccordionToggleDetail {
  /** Index of the group, from 0. */
  index: number;
  /** Whether the group is about to open. */
  open: boolean;
}

/**
 * Groups that open and close, one or several at a time. A group is a `[data-role="collapsible"]` with a
 * `[data-role="title"]` and a `[data-role="content"]`, as in Luma, or a child of the element whose first child opens
 * its second. Without JavaScript everything is open.
 * @example
 * <shop-accordion data-active="[0]">
 *   <section><h3>Size</h3><div>…</div></section>
 *   <section><h3>Color</h3><div>…</div></section>
 * </shop-accordion>
 * @fires shop-accordion-toggle before the pressed group moves; cancelable. Groups that close as a result don't fire the event
 */
export function Accordion({
  element,
  config: { multiple, active, duration, openFrom },
}: ElementProps<AccordionConfig>) {
  usePanels(element, {
    find: groupsOf,
    opened: active,
    openFrom,
    duration: milliseconds(duration),
    multiple,
    announce: (index, open) => emit(element, 'shop-accordion-toggle', { index, open }, { cancelable: true }),
  });
  return null;
}

const GROUP = '[data-role="collapsible"]';
const CONTENT = '[data-role="content"]';

/** The element's children, or the entries of its only list: of a definition list, the terms. */
function entriesOf(element: HTMLElement): Element[] {
  const children = contentOf(element);
  const [list] = children;
  if (children.length !== 1 || !list?.matches('ul, ol, dl')) return children;
  return [...list.children].filter((entry) => !entry.matches('dd'));
}

function groupsOf(element: HTMLElement): Panel[] {
  // Skips nested groups. Luma marks its whole filter list `data-role="content"` too; that one does not count as nesting.
  const inside = `:scope :is(${GROUP} ${CONTENT}, ${GROUP} + ${CONTENT}, ${element.localName}) *`;
  const marked = [...element.querySelectorAll<HTMLElement>(`${GROUP}:not(${inside})`)];
  const groups = marked.length > 0 ? marked : entriesOf(element);
  return groups.flatMap((group) => {
    const isTerm = group.matches('dt');
    const named = group.querySelector<HTMLElement>('[data-role="title"], [data-role="trigger"]');
    const title = named ?? (isTerm ? group : group.children[0]);
    // In Luma's accordion and in definition lists, the content follows the group instead of being inside.
    const following = group.nextElementSibling?.matches(isTerm ? 'dd' : CONTENT) ? group.nextElementSibling : undefined;
    const content = group.querySelector<HTMLElement>(CONTENT) ?? following ?? group.children[1];
    return title instanceof HTMLElement && content instanceof HTMLElement ? [{ title, content }] : [];
  });
}
