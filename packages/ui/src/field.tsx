import type { ReactNode } from 'react';

/** What a form control needs to belong to its label and its message. */
export interface ControlProps {
  id: string;
  /** Said both ways: where it is not said, Chromium calls an empty required field invalid before anybody has typed. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  /** Why the value cannot be used; undefined when it can. */
  error?: string | undefined;
  /** The value was judged and can be used. */
  isGood?: boolean;
  /** Of a text that describes the control while nothing is wrong with it. */
  hintId?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its message, which is read out when it appears and whenever the control is visited. */
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
