import { useId, type ReactNode } from 'react';
import { FieldError, FieldHint } from './field.tsx';
import './checkbox.css';

export interface CheckboxProps {
  id?: string | undefined;
  /** May contain links, which do not toggle the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
}

/** A check box. `part="field"`. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, checked, onChange, onBlur, required } = props;
  const generated = useId();
  const id = props.id ?? generated;
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
          // Without it the browser calls a required box wrong before the customer has reached it.
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
