import type { ReactNode } from 'react';

/** The attributes that connect a form control to its label and its error message. */
export interface ControlProps {
  id: string;
  /** Always set: without it, Chromium reports an empty required field as invalid before anyone has typed. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  /** Why the value is invalid; undefined if it is valid. */
  error?: string | undefined;
  /** The value was checked and is valid. */
  isGood?: boolean;
  /** The id of a hint that describes the control while there is no error. */
  hintId?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its error message, which screen readers announce when it appears and when the control gets focus. */
export function Field({ id, label, error, isGood, hintId, className = '', children }: FieldProps) {
  const errorId = `${id}-error`;
  const invalid = error !== undefined;
  const state = invalid ? 'invalid' : isGood ? 'valid' : undefined;
  return (
    <div className={`shop-field ${className}`} data-state={state}>
      <label className="shop-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': invalid, 'aria-describedby': invalid ? errorId : hintId })}
      <div className="shop-field__error" id={errorId} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
