import { type ElementProps, emit } from '@shop-elements/core';
import { contentOf, milliseconds, type Panel } from '@shop-elements/dom';
import { usePanels } from '@shop-elements/ui';
import type { AccordionConfig } from './accordion.config';

/** Detail of `shop-accordion-toggle`. */
export interface AccordionToggleDetail {
  /** Number of the group, from 0. */
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
 * @fires shop-accordion-toggle before anything moves; cancelable
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
    tell: (index, open) => emit(element, 'shop-accordion-toggle', { index, open }, { cancelable: true }),
  });
  return null;
}

const GROUP = '[data-role="collapsible"]';
const CONTENT = '[data-role="content"]';

/** What the element holds, or the entries of the one list that it holds. */
function entriesOf(element: HTMLElement): Element[] {
  const held = contentOf(element);
  const [list] = held;
  return held.length === 1 && list?.matches('ul, ol') ? [...list.children] : held;
}

function groupsOf(element: HTMLElement): Panel[] {
  // Those inside a group's content, or inside another accordion, are not its own. Luma's filters as a whole are a content, too.
  const inside = `:scope :is(${GROUP} ${CONTENT}, ${GROUP} + ${CONTENT}, ${element.localName}) *`;
  const lumas = [...element.querySelectorAll<HTMLElement>(`${GROUP}:not(${inside})`)];
  const groups = lumas.length > 0 ? lumas : entriesOf(element);
  return groups.flatMap((group) => {
    const title = group.querySelector<HTMLElement>('[data-role="title"], [data-role="trigger"]') ?? group.children[0];
    // Luma's accordion may have the content beside its title's box, not in it.
    const beside = group.nextElementSibling?.matches(CONTENT) ? group.nextElementSibling : undefined;
    const content = group.querySelector<HTMLElement>(CONTENT) ?? beside ?? group.children[1];
    return title instanceof HTMLElement && content instanceof HTMLElement ? [{ title, content }] : [];
  });
}
