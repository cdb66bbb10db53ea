import { useMethods } from '@shop-elements/core';
import { useReducer, useRef, useState } from 'react';
import type { Agreement, AgreementsConfig } from './agreements.config';

/** What `<shop-agreements>` offers to the page. */
export interface AgreementsMethods {
  /** Whether everything that has to be ticked is; marks what is not, and focuses the first. */
  validate(): boolean;
  /** Ids of the ticked agreements. Those that hold by themselves are never sent. */
  getAgreementIds(): string[];
}

/** Only mode 1 asks for a tick. */
export function needsCheckbox({ mode }: Pick<Agreement, 'mode'>): boolean {
  return mode === '1';
}

export interface AgreementsState {
  /** Whether the shopper was told that this one is missing. */
  isMissing(id: string): boolean;
  /** A box was ticked or unticked. */
  changed(): void;
  /** Makes a checkbox known: the boxes themselves hold what is ticked. */
  register(id: string, box: HTMLInputElement | null): void;
}

export function useAgreements(element: HTMLElement, config: AgreementsConfig): AgreementsState {
  const [asked, setAsked] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const boxes = useRef(new Map<string, HTMLInputElement>()).current;
  const isTicked = (id: string): boolean => boxes.get(id)?.checked === true;

  useMethods<AgreementsMethods>(element, {
    validate() {
      const missing = [...boxes.keys()].find((id) => !isTicked(id));
      setAsked(true);
      if (missing !== undefined) boxes.get(missing)?.focus();
      return missing === undefined;
    },
    getAgreementIds: () => config.agreements.map(({ agreementId }) => agreementId).filter(isTicked),
  });

  return {
    isMissing: (id) => asked && !isTicked(id),
    changed: redraw,
    register(id, box) {
      if (box === null) boxes.delete(id);
      else boxes.set(id, box);
    },
  };
}
