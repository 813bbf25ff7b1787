import { useId, type ReactNode } from 'react';
import { fieldNotes } from './field.tsx';
import './checkbox.css';

interface CheckboxProps {
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
  const { label, checked, onChange, onBlur, required } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const { describedBy, hint, error } = fieldNotes(id, props);
  return (
    <div className="mc-field mc-checkbox" part="field">
      <label className="mc-checkbox__row">
        <input
          className="mc-check"
          type="checkbox"
          id={id}
          checked={checked}
          required={required}
          // Without it, browsers report a required box as invalid before the customer has reached it.
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {hint}
      {error}
    </div>
  );
}
