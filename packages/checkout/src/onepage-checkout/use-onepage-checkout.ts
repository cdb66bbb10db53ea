import { emit, fill, textsOf, useListener } from '@shop-elements/core';
import { reloadPage, watchGrandTotal } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { releaseCopy, showWaiting, skipBrowserChecks } from '../shared/own-forms';
import { beginAttempt, beginCheckout, endAttempt } from '../shared/place-order';
import { isOpen, openSection, panelOf, sectionsOf, stepOf, titleOf } from './accordion';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { onepageCheckoutTexts } from './onepage-checkout.texts';
import { clearProgress, followTotal, progressAddress } from './progress';
import { saveStep } from './save-step';
import { revealChosen } from './shown-fields';
import { stepForm } from './step-data';
import { useStepControls } from './use-step-controls';

/** Detail of `shop-onepage-checkout-step`. */
export interface OnepageCheckoutStepDetail {
  /** The step that was open. */
  from: string;
  to: string;
}

/**
 * Moves the shopper from step to step. The page's own classes store which steps are open or allowed.
 * @returns the text to announce
 */
export function useOnepageCheckout(element: HTMLElement, config: OnepageCheckoutConfig): string {
  const { steps } = config;
  const [status, announce] = useState('');
  const busy = useRef(false);
  const texts = textsOf(element, onepageCheckoutTexts);
  const sections = () => sectionsOf(element, steps);
  useLayoutEffect(beginCheckout, []);
  usePaymentProgress(element, config, texts.free);

  const open = (section: HTMLElement | undefined): void => {
    const all = sections();
    const from = all.find(isOpen);
    if (section === undefined || section === from) return;
    const at = all.indexOf(section);
    openSection(all, section);
    clearProgress(all.slice(at));
    const title = titleOf(section);
    title?.focus();
    announce(fill(texts.step, at + 1, all.length, title?.textContent ?? ''));
    const detail = { from: from === undefined ? '' : stepOf(from), to: stepOf(section) };
    emit(element, 'shop-onepage-checkout-step', detail);
  };

  const save = async (from: Element): Promise<void> => {
    const section = sections().find((candidate) => candidate.contains(from));
    const panel = section && panelOf(section);
    if (busy.current || !section || !panel) return;
    const isOrder = stepOf(section) === 'review';
    // A discount code may be changing what the order costs.
    if (isOrder && !beginAttempt()) return;
    busy.current = true;
    let isLeaving = false;
    try {
      isLeaving = await saveStep(section, panel, { element, config, open, announce });
    } finally {
      // Remains busy while the next page loads, which prevents a second order.
      busy.current = isLeaving;
      if (isOrder) endAttempt();
      showWaiting(panel, isLeaving);
    }
  };

  useStepControls(element, { sections, busy, open, save: (from) => void save(from) });
  useListener(window, 'pageshow', ({ persisted }) => {
    // After Back, the browser may restore the fields later than the first render.
    revealChosen(element);
    if (!persisted) return;
    // After an order, the page's cart is out of date.
    if (busy.current && sections().some((section) => isOpen(section) && stepOf(section) === 'review')) {
      reloadPage();
      return;
    }
    busy.current = false;
    for (const panel of sections().flatMap((section) => panelOf(section) ?? [])) showWaiting(panel, false);
  });
  useFirstStep(element, steps);

  return status;
}

/** Updates the progress of the payment step when the total changes. */
function usePaymentProgress(element: HTMLElement, { steps, urls }: OnepageCheckoutConfig, free: string): void {
  // In a layout effect, because a passive one could miss a change right after the first render.
  useLayoutEffect(
    () =>
      watchGrandTotal((total) =>
        followTotal({ total, sections: sectionsOf(element, steps), address: progressAddress(urls), free }),
      ),
    [element, steps, urls, free],
  );
}

/** Opens the step that the server has opened, or the first one. */
function useFirstStep(element: HTMLElement, steps: OnepageCheckoutConfig['steps']): void {
  useLayoutEffect(() => {
    skipBrowserChecks(element, stepForm);
    releaseCopy(element);
    const all = sectionsOf(element, steps);
    const first = all.find(isOpen) ?? all[0];
    if (first !== undefined) openSection(all, first);
    revealChosen(element);
  }, [element, steps]);
}
