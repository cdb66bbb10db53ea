/** Results other than a successful charge. */
export type Behavior = 'slow' | 'silent' | 'garbled' | 'challenge';

/** Test cards for each result; any other card is approved. All have a valid check digit, and the shop shows these texts. */
export const testCards: readonly { number: string; ending: string; behavior?: Behavior }[] = [
  { number: '4000 0000 0000 0002', ending: 'is declined' },
  { number: '4000 0000 0000 3220', ending: 'asks you to confirm, as your bank would', behavior: 'challenge' },
  { number: '4000 0000 0000 3006', ending: 'is approved after three seconds', behavior: 'slow' },
  { number: '4000 0000 0000 4046', ending: 'is never answered', behavior: 'silent' },
  { number: '4000 0000 0000 5001', ending: 'is answered in a way nobody should believe', behavior: 'garbled' },
];

export function behaviorOf(digits: string): Behavior | undefined {
  return testCards.find(({ number }) => number.replace(/\s/g, '') === digits)?.behavior;
}
