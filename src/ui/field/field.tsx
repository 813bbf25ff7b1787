import { useId, type ReactNode } from 'react';

import { warningIcon } from '../icon/frame-icons.ts';
import { Icon } from '../icon/icon.tsx';
import './field.css';

/** The error of a field, which names its id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="mc-field-error" id={id}>
      <Icon path={warningIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}

/** The texts around a control. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Said before the control: what is expected and why. */
  hint?: ReactNode;
  /** The error and how to fix it; null without one. */
  error?: string | null | undefined;
  /** The word "optional" beside the label of a field that may stay empty. */
  optionalText?: string | undefined;
}

/** Attributes of the control inside a `Field`. */
interface FieldControl {
  id: string;
  describedBy: string | undefined;
  /** true or absent, for `aria-invalid`. */
  invalid: true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, the target of an `ErrorSummary` link; made up when absent. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control, error, in this order. `part="field"`. */
export function Field({ id, label, labelHidden, hint, error, optionalText, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  const describedBy = `${errorId} ${hintId}`.trim() || undefined;
  return (
    <div className="mc-field" part="field">
      <label className={labelHidden ? 'mc-visually-hidden' : 'mc-label'} htmlFor={controlId}>
        {label}
        {optionalText && <span className="mc-label__optional"> {optionalText}</span>}
      </label>
      {hint && (
        <p className="mc-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({ id: controlId, describedBy, invalid: error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
