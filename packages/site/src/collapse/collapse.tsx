import { type ElementProps, emit, useElementId, useListener } from '@shop-elements/core';
import { isOpen, movePanel, type Panel, prepareTitle, setPanel } from '@shop-elements/ui';
import { useLayoutEffect, useRef } from 'react';
import type { CollapseConfig } from './collapse.config';

/**
 * Opens and closes a panel. The title is the first button, link or `[data-role="title"]` inside; the panel is what its
 * `aria-controls` or `data-target` names, or else what stands behind it. Without JavaScript the panel is open.
 * @example
 * <shop-collapse><button>Delivery</button><div>Within two days.</div></shop-collapse>
 * @fires shop-collapse-toggle with `{ open }`, cancelable, before anything moves
 */
export function Collapse({ element, config: { open, duration } }: ElementProps<CollapseConfig>) {
  const moving = useRef(false);
  const id = useElementId('panel');

  useLayoutEffect(() => {
    const panel = panelOf(element);
    if (panel === undefined) return;
    prepareTitle(panel, id);
    setPanel(panel, open);
  }, [element, id, open]);

  useListener(element, 'click', (event) => {
    const panel = panelOf(element);
    if (panel === undefined || !(event.target instanceof Node && panel.title.contains(event.target))) return;
    event.preventDefault();
    const opens = !isOpen(panel);
    if (moving.current || !emit(element, 'shop-collapse-toggle', { open: opens }, { cancelable: true })) return;
    moving.current = true;
    void movePanel(panel, opens, duration).then(() => {
      moving.current = false;
    });
  });
  return null;
}

function panelOf(element: HTMLElement): Panel | undefined {
  const title = element.querySelector<HTMLElement>('[data-role="title"], [data-toggle], button, summary, a');
  if (title === null) return undefined;
  const named = title.getAttribute('aria-controls') ?? title.getAttribute('data-target')?.replace(/^#/, '');
  const content = (named ? document.getElementById(named) : null) ?? title.nextElementSibling;
  return content instanceof HTMLElement ? { title, content } : undefined;
}
