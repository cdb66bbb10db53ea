import catalogue from './vectors/catalogue.json';
import checkout from './vectors/checkout.json';

/** An input and its expected result. */
export interface Vector<Input, Expected> {
  id: string;
  behaviour: string;
  input: Input;
  /** The result that the specification requires or, if it is silent, the better of reference and suggestion. */
  expected: Expected;
  note: string | undefined;
}

interface Recorded {
  id: string;
  behaviour: string;
  input: unknown;
  expected: unknown;
  better?: unknown;
  note?: string;
}

/**
 * The vectors of one behavior. The caller provides the types, because it knows the shape of its vectors.
 * @example for (const { id, input, expected } of vectors<{ value: string }, boolean>('luhn')) …
 */
export function vectors<Input, Expected>(behaviour: string): Vector<Input, Expected>[] {
  const recorded: readonly Recorded[] = [...checkout, ...catalogue];
  const found = recorded.filter(
    (vector) => vector.behaviour === behaviour || vector.behaviour.startsWith(`${behaviour} (`),
  );
  if (found.length === 0) throw new Error(`there are no vectors for "${behaviour}"`);
  return found.map(({ id, input, expected, better, note }) => ({
    id,
    behaviour,
    input: withDates(input) as Input,
    expected: withDates(better ?? expected) as Expected,
    note,
  }));
}

/** Replaces `{{Y}}`, `{{Y+1}}`, `{{M}}`, `{{M-1}}` with the current local year and month. */
function withDates(value: unknown): unknown {
  const now = new Date();
  const start: Readonly<Record<string, number>> = { Y: now.getFullYear(), M: now.getMonth() + 1 };
  const text = JSON.stringify(value).replace(/\{\{([YM])([+-]\d+)?\}\}/g, (_, unit: string, shift = '0') =>
    String((start[unit] ?? 0) + Number(shift)),
  );
  return JSON.parse(text) as unknown;
}
