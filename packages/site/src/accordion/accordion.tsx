import { type ElementProps, emit, useElementId, useListener } from '@shop-elements/core';
import { isOpen, movePanel, type Panel, prepareTitle, setPanel } from '@shop-elements/ui';
import { useLayoutEffect } from 'react';
import type { AccordionConfig } from './accordion.config';

/**
 * Groups of which one, or several, are open. A group is a `[data-role="collapsible"]` with a `[data-role="title"]` and a
 * `[data-role="content"]`, as Luma prints them, or a child of the element: its first child opens its second. Without JavaScript
 * everything is open.
 * @example
 * <shop-accordion data-active="[0]">
 *   <section><h3>Size</h3><div>…</div></section>
 *   <section><h3>Color</h3><div>…</div></section>
 * </shop-accordion>
 * @fires shop-accordion-toggle with `{ index, open }`, cancelable, before anything moves
 */
export function Accordion({ element, config: { multiple, active, duration } }: ElementProps<AccordionConfig>) {
  const id = useElementId('panel');
  const opened = active.join();

  useLayoutEffect(() => {
    const start = opened.split(',');
    groupsOf(element).forEach((panel, index) => {
      prepareTitle(panel, `${id}-${index}`);
      setPanel(panel, start.includes(String(index)));
    });
  }, [element, id, opened]);

  useListener(element, 'click', (event) => {
    const groups = groupsOf(element);
    const index = groups.findIndex(({ title }) => event.target instanceof Node && title.contains(event.target));
    const panel = groups[index];
    if (panel === undefined || panel.content.hasAttribute('data-moving')) return;
    event.preventDefault();
    const open = !isOpen(panel);
    if (!emit(element, 'shop-accordion-toggle', { index, open }, { cancelable: true })) return;
    const others = groups.filter((other) => other !== panel && isOpen(other));
    if (open && !multiple) for (const other of others) void movePanel(other, false, duration);
    void movePanel(panel, open, duration);
  });
  return null;
}

function groupsOf(element: HTMLElement): Panel[] {
  const lumas = Array.from(element.querySelectorAll<HTMLElement>('[data-role="collapsible"]'));
  const groups = lumas.length > 0 ? lumas : Array.from(element.children).filter(isServers);
  return groups.flatMap((group) => {
    const title = group.querySelector<HTMLElement>('[data-role="title"]') ?? group.children[0];
    const content = group.querySelector<HTMLElement>('[data-role="content"]') ?? group.children[1];
    return title instanceof HTMLElement && content instanceof HTMLElement ? [{ title, content }] : [];
  });
}

function isServers(child: Element): boolean {
  return !child.hasAttribute('data-shop-root') && child.localName !== 'script';
}
