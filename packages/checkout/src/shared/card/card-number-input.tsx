import { type FormEvent, useRef } from 'react';
import type { CardControl } from './card-form';
import { deleteDigit, groupDigits } from './number-format';

interface CardNumberInputProps {
  control: CardControl;
  /** Positions after which a space is shown, for the type that the first digits tell. */
  gaps(text: string): readonly number[];
  onLeft: () => void;
}

/**
 * The number field. It is not controlled: React writes a controlled value into the `value` attribute, where anything on
 * the page can read it.
 */
export function CardNumberInput({ control, gaps, onLeft }: CardNumberInputProps) {
  const digitsBefore = useRef(0);

  function typed(event: FormEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    let now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const onlyGapDeleted = inputType.startsWith('deleteContent') && digitsIn(now.text) === digitsBefore.current;
    if (onlyGapDeleted) now = deleteDigit(now, inputType.endsWith('Forward') ? 'forward' : 'backward');
    const grouped = groupDigits(now, gaps(now.text));
    if (grouped.text !== input.value) {
      input.value = grouped.text;
      input.setSelectionRange(grouped.caret, grouped.caret);
    }
    digitsBefore.current = digitsIn(grouped.text);
    control.onInput();
  }

  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      className="input-text"
      onInput={typed}
      onBlur={onLeft}
    />
  );
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
