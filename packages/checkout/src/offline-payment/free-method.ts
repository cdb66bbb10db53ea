import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { METHOD_SECTION, methodSectionOf } from '../shared/method-section';
import { radioOf } from '../shared/selected-method';

/**
 * While nothing is left to pay, the section of the method `free` replaces the other methods, and is selected. Afterwards, the
 * others return with their previous selection. While there is something to pay, `free` is hidden and not selected.
 * @param applies undefined for every other method, and if the total is unknown
 */
export function useFreeAlone(element: HTMLElement, applies: boolean | undefined): void {
  useLayoutEffect(() => {
    const own = methodSectionOf(element);
    if (own === null || applies === undefined) return;
    setHidden(own, !applies);
    if (!applies) {
      unselect(own);
      return;
    }
    // The page may have hidden some itself.
    const others = otherSections(own).filter(({ hidden }) => !hidden);
    const chosenBefore = others.map(radioOf).find((radio) => radio?.checked);
    for (const other of others) setHidden(other, true);
    choose(radioOf(own));
    return () => {
      for (const other of others) setHidden(other, false);
      if (chosenBefore) choose(chosenBefore);
      else unselect(own);
    };
  }, [element, applies]);
}

/**
 * Whether the page's own label of the method already shows this text. The page reports no changes of its labels, so each render
 * reads them again.
 */
export function useLabelShows(element: HTMLElement, text: string): boolean {
  return useSyncExternalStore(neverChanges, () => labelsOf(element).some((label) => label.textContent.trim() === text));
}

const neverChanges = () => () => {};

function labelsOf(element: HTMLElement): HTMLLabelElement[] {
  const section = methodSectionOf(element);
  return [...((section && radioOf(section)?.labels) ?? [])];
}

function otherSections(own: HTMLElement): HTMLElement[] {
  const form = own.closest('form') ?? document;
  const sections = [...form.querySelectorAll<HTMLElement>(METHOD_SECTION)];
  return sections.filter((section) => !section.contains(own) && !own.contains(section));
}

function unselect(section: HTMLElement): void {
  const radio = radioOf(section);
  if (radio?.checked) radio.checked = false;
}

/** Selects a method like a shopper: the page may show only the selected method's section. */
function choose(radio: HTMLInputElement | undefined): void {
  if (radio === undefined || radio.checked) return;
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
}
