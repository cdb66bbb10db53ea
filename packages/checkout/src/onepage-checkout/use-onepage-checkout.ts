import { emit, fill, textsOf } from '@shop-elements/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { checkFields, postOrAskAgain, showWaiting } from '../own-forms';
import { hasAgreed } from '../place-order';
import { isAllowed, isOpen, openSection, panelOf, sectionsOf, stepOf, titleOf } from './accordion';
import { answerReply } from './answer-reply';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { onepageCheckoutTexts } from './onepage-checkout.texts';
import { clearProgress } from './progress';
import { hasChosen } from './step-choice';
import { dataOf, followChange, revealChosen, stepForm } from './step-fields';

/** Detail of `shop-onepage-checkout-step`. */
export interface OnepageCheckoutStep {
  /** The step that was open. */
  from: string;
  to: string;
}

/**
 * Takes the shopper from step to step. Which one is open, and which may be opened, stands in the page itself.
 * @returns what is to be read out now
 */
export function useOnepageCheckout(element: HTMLElement, { steps, urls }: OnepageCheckoutConfig): string {
  const [said, say] = useState('');
  const busy = useRef(false);

  useLayoutEffect(() => {
    const sections = () => sectionsOf(element, steps);
    const texts = () => textsOf(element, onepageCheckoutTexts);

    const open = (section: HTMLElement | undefined): void => {
      const all = sections();
      const from = all.find(isOpen);
      if (section === undefined || section === from) return;
      const at = all.indexOf(section);
      openSection(all, section);
      clearProgress(all.slice(at));
      const title = titleOf(section);
      title?.focus();
      say(fill(texts().step, at + 1, all.length, title?.textContent ?? ''));
      const detail = { from: from === undefined ? '' : stepOf(from), to: stepOf(section) };
      emit<OnepageCheckoutStep>(element, 'shop-onepage-checkout-step', detail);
    };

    /** @returns whether the page is being left */
    const attempt = async (section: HTMLElement, panel: HTMLElement): Promise<boolean> => {
      const step = stepOf(section);
      const form = panel.querySelector<HTMLFormElement>(stepForm);
      if (!hasChosen(step, panel, texts()) || !checkFields(form ?? panel)) return false;
      if (step === 'review' && !hasAgreed(form ?? element)) return false;
      const name = step === 'shipping_method' ? 'shippingMethod' : step;
      const url = urls[name] ?? form?.getAttribute('action') ?? '';
      say(texts().waiting);
      const reply = await postOrAskAgain(panel, url, dataOf(element, step, panel));
      say('');
      if (reply === undefined) return false;
      return answerReply(reply, { element, section, sections: sections(), open, urls, expired: texts().expired });
    };

    const save = async (from: Element): Promise<void> => {
      const section = sections().find((candidate) => candidate.contains(from));
      const panel = section && panelOf(section);
      if (busy.current || !section || !panel) return;
      busy.current = true;
      // Kept when the page is on its way to another: a second order must not slip in between.
      busy.current = await attempt(section, panel);
      if (busy.current) showWaiting(panel, true);
    };

    const submitted = (event: SubmitEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || !target.matches(stepForm)) return;
      event.preventDefault();
      void save(target);
    };

    const clicked = (event: MouseEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>('[id$="-buttons-container"] button');
      if (button !== null && (button.form === null || button.type !== 'submit')) void save(button);
      const section = sectionAskedFor(target);
      if (section === undefined) return;
      event.preventDefault();
      if (!busy.current && isAllowed(section)) open(section);
    };

    /** A title opens its step, a link the one that its address names after `#`, and one in `.back-link` that before. */
    const sectionAskedFor = (target: Element): HTMLElement | undefined => {
      const all = sections();
      const link = target.closest('a');
      if (link === null) return all.find((section) => section.querySelector('.step-title')?.contains(target));
      const named = all.find((section) => stepOf(section) === link.hash.replace(/^#(opc-)?/, ''));
      return named ?? (link.closest('.back-link') ? all[all.findIndex(isOpen) - 1] : undefined);
    };

    const changed = ({ target }: Event): void => {
      if (target instanceof Element) followChange(element, target);
    };
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busy.current = false;
      for (const panel of sections().map(panelOf)) if (panel !== null) showWaiting(panel, false);
    };

    // What is missing is said beside the field, not in the browser's bubble.
    for (const form of element.querySelectorAll<HTMLFormElement>(stepForm)) form.noValidate = true;
    const all = sections();
    const first = all.find(isOpen) ?? all[0];
    if (first !== undefined) openSection(all, first);
    revealChosen(element);

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('submit', submitted, { signal });
    element.addEventListener('click', clicked, { signal });
    element.addEventListener('change', changed, { signal });
    window.addEventListener('pageshow', shown, { signal });
    return () => gone.abort();
  }, [element, steps, urls]);

  return said;
}
