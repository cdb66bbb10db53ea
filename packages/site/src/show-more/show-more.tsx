import { type ElementProps, emit, giveId, textsOf, useElementId } from '@shop-elements/core';
import { contentOf, hasMatch } from '@shop-elements/dom';
import { useLayoutEffect, useState } from 'react';
import type { ShowMoreConfig } from './show-more.config';

/** Texts of `<shop-show-more>`. */
export const showMoreTexts = {
  more: 'Show more',
  less: 'Show less',
};

/** Detail of `shop-show-more-toggle`. */
export interface ShowMoreToggleDetail {
  /** Whether the whole list shows now. */
  open: boolean;
}

/**
 * Shortens a long list, such as a filter's options, and adds a button for the rest. Entries in use (`aria-current`, or
 * a ticked box) always show. Without JavaScript the whole list shows.
 * @example
 * <shop-show-more data-limit="5"><ol><li>…</li></ol></shop-show-more>
 * @fires shop-show-more-toggle when the shopper shows or hides the rest
 */
export function ShowMore({ element, config: { limit, open: isOpenAtStart } }: ElementProps<ShowMoreConfig>) {
  const [open, setOpen] = useState(isOpenAtStart);
  const [rest, setRest] = useState(0);
  const [listId, setListId] = useState<string>();
  const id = useElementId('list');
  const texts = textsOf(element, showMoreTexts);

  useLayoutEffect(() => {
    let list = listIn(element);
    const shorten = (): void => {
      const newest = listIn(element);
      // A script may have moved the list out of the element.
      if (newest !== list) hideRest(list, limit, true);
      list = newest;
      giveId(list, id);
      setRest(hideRest(list, limit, open));
      setListId(list.id);
    };
    shorten();
    // A script may replace a filter's entries, or the whole list, at any time.
    const changes = new MutationObserver(shorten);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      // Without the button, nothing could show the rest.
      hideRest(list, limit, true);
    };
  }, [element, id, limit, open]);

  const toggle = (): void => {
    setOpen(!open);
    emit(element, 'shop-show-more-toggle', { open: !open });
  };
  if (rest === 0) return null;
  return (
    <button type="button" className="shop-text-button" aria-expanded={open} aria-controls={listId} onClick={toggle}>
      {open ? texts.less : texts.more}
    </button>
  );
}

/** The server's list. With several lists inside, such as one per filter, the container of the filters is the list. */
function listIn(element: HTMLElement): HTMLElement {
  const [list, another] = element.querySelectorAll<HTMLElement>(':is(ul, ol):not(li *)');
  if (list && !another) return list;
  const [first, second] = contentOf(element);
  return first && !second ? first : element;
}

const IN_USE = '.selected, [aria-current], :checked';

/** @returns the number of entries beyond the limit */
function hideRest(list: HTMLElement, limit: number, open: boolean): number {
  const entries = contentOf(list);
  const rest = entries.filter((entry, index) => index >= limit && !hasMatch([entry], IN_USE));
  // An attribute instead of `hidden`, which the shop may use for its own entries.
  for (const entry of entries) entry.toggleAttribute('data-shop-more', !open && rest.includes(entry));
  return rest.length;
}
