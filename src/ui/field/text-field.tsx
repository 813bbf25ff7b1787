import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';
import { Field, type FieldTexts } from './field.tsx';
import './input.css';

export interface TextFieldProps extends FieldTexts {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?:
    | Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'search'>
    | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Always given for personal data: `name`, `email`, `off` ... */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  maxLength?: number | undefined;
  /** Only as wide as a short code or number. */
  short?: boolean | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', short, ...rest } = props;
  const { inputMode, autoComplete, required, disabled, readOnly, maxLength, ...field } = rest;
  return (
    <Field {...field}>
      {(control) => (
        <input
          className={short ? 'mc-input mc-input--short' : 'mc-input'}
          id={control.id}
          type={type}
          value={value}
          inputMode={inputMode}
          autoComplete={autoComplete}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          maxLength={maxLength}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
