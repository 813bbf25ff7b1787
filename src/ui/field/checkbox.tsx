import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import './checkbox.css';

export interface CheckboxProps {
  id?: string | undefined;
  /** May hold links; they open without ticking the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
}

/** One box to tick; never ticked beforehand. `part="field"`. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, checked, onChange, onBlur, required } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const describedBy = `${error ? `${id}-error` : ''} ${hint ? `${id}-hint` : ''}`.trim();
  return (
    <div className="mc-field mc-checkbox" part="field">
      <label className="mc-checkbox__row">
        <input
          className="mc-check"
          type="checkbox"
          id={id}
          checked={checked}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="mc-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
