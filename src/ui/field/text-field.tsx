import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';

import { Field, type FieldTexts } from './field.tsx';
import './input.css';

export interface TextFieldProps extends FieldTexts {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'search' | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Always given for personal data: `name`, `email`, `off` ... */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  maxLength?: number | undefined;
  /** Only as wide as a short code or number. */
  short?: boolean | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', short, ...rest } = props;
  const { inputMode, autoComplete, required, readOnly, maxLength, ...field } = rest;
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

export interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Visible lines. */
  rows?: number | undefined;
  maxLength?: number | undefined;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, maxLength, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className="mc-input mc-input--area"
          id={control.id}
          value={value}
          rows={rows}
          maxLength={maxLength}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
