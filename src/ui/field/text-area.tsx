import { Field, type FieldTexts } from './field.tsx';
import './input.css';

export interface TextAreaProps extends FieldTexts {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Visible lines. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, rows = 3, maxLength, required, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className="mc-input mc-input--area"
          id={control.id}
          value={value}
          rows={rows}
          maxLength={maxLength}
          required={required}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
