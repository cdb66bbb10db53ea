import type { ControlProps } from '@shop-elements/ui';
import { type FormEvent, type RefObject, useRef } from 'react';
import { deleteDigit, groupDigits } from './number-format';

interface CardNumberInputProps {
  control: ControlProps;
  field: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  container: string;
  /** Positions after which a space is shown, for the type that the first digits tell. */
  gaps(text: string): readonly number[];
  onTyped: () => void;
  onLeft: () => void;
}

/**
 * The number field. It is not controlled: React writes a controlled value into the `value` attribute, where anything on
 * the page can read it.
 */
export function CardNumberInput({ control, field, name, container, gaps, onTyped, onLeft }: CardNumberInputProps) {
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
    onTyped();
  }

  return (
    <input
      {...control}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="cc-number"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      name={name}
      className="input-text"
      data-container={container}
      onInput={typed}
      onBlur={onLeft}
    />
  );
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
