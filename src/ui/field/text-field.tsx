import type { InputHTMLAttributes } from 'react';

import { Field, type TextControl } from './field.tsx';
import { useSilentFill } from './silent-fill.ts';
import './input.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'required' | 'maxLength' | 'placeholder' | 'form'
>;

/** Personal data needs `autoComplete`: `name`, `email`, `off` ... */
interface TextFieldProps extends TextControl, InputAttributes {
  type?: 'text' | 'email' | 'search' | undefined;
  /** As wide as a short code or number. */
  short?: boolean | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { id, label, labelHidden, hint, error, optionalText, short, onChange, ...input } = props;
  const ref = useSilentFill<HTMLInputElement>(onChange);
  return (
    <Field {...{ id, label, labelHidden, hint, error, optionalText }}>
      {(control) => (
        <input
          ref={ref}
          className={short ? 'mc-input mc-input--short' : 'mc-input'}
          type="text"
          {...control}
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<TextControl, 'onBlur'> {
  /** Visible lines. */
  rows: number;
  maxLength?: number | undefined;
}

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows, maxLength, readOnly, ...field } = props;
  const ref = useSilentFill<HTMLTextAreaElement>(onChange);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          ref={ref}
          className="mc-input mc-input--area"
          {...control}
          value={value}
          rows={rows}
          maxLength={maxLength}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
