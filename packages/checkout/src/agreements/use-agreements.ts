import { useMethods } from '@shop-elements/core';
import { useState } from 'react';
import type { Agreement } from './agreements.config';

/** What `<shop-agreements>` offers to the page. */
export interface AgreementsMethods {
  /** Whether every required box is ticked. Marks the missing ones and focuses the first. */
  validate(): boolean;
  /** Ids of the ticked agreements. Those that hold by themselves are never sent. */
  getAgreementIds(): string[];
}

/** Only mode 1 asks for a tick. */
export function needsCheckbox({ mode }: Pick<Agreement, 'mode'>): boolean {
  return mode === '1';
}

/** Class of the checkboxes, which hold their own state. */
export const BOX = 'shop-agreements__box';

export interface AgreementsState {
  /** Ids of the agreements marked as missing. */
  missing: readonly string[];
  /** A box was ticked or unticked. */
  changed(): void;
}

export function useAgreements(element: HTMLElement): AgreementsState {
  /** Undefined until it was asked for. */
  const [missing, setMissing] = useState<readonly string[]>();
  const boxes = (ticked: boolean): HTMLInputElement[] =>
    [...element.querySelectorAll<HTMLInputElement>(`.${BOX}`)].filter((box) => box.checked === ticked);
  const idsOf = (ticked: boolean): string[] => boxes(ticked).map((box) => box.value);

  useMethods<AgreementsMethods>(element, {
    validate() {
      const [first] = boxes(false);
      setMissing(idsOf(false));
      first?.focus();
      return first === undefined;
    },
    getAgreementIds: () => idsOf(true),
  });

  return { missing: missing ?? [], changed: () => setMissing(missing && idsOf(false)) };
}
