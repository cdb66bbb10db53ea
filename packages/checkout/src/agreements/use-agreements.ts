import { useMethods } from '@shop-elements/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Agreement, AgreementsConfig } from './agreements.config';

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

export function useAgreements(element: HTMLElement, config: AgreementsConfig): AgreementsState {
  /** Undefined until it was asked for. */
  const [missing, setMissing] = useState<readonly string[]>();
  const ticked = useRef(new Set<string>());
  const boxes = (ticked: boolean): HTMLInputElement[] =>
    [...element.querySelectorAll<HTMLInputElement>(`.${BOX}`)].filter((box) => box.checked === ticked);
  const idsOf = (ticked: boolean): string[] => boxes(ticked).map((box) => box.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: switched off and on again, the boxes come back with their ticks
  useLayoutEffect(() => {
    const ids = ticked.current;
    const drawn = [...element.querySelectorAll<HTMLInputElement>(`.${BOX}`)];
    for (const box of drawn) if (ids.has(box.value)) box.checked = true;
    return () => {
      for (const { checked, value } of drawn) {
        if (checked) ids.add(value);
        else ids.delete(value);
      }
    };
  }, [element, config]);

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
