import { useDeferredValue, type ReactNode } from 'react';
import { chevronDownIcon, Icon } from '../icon/icon.tsx';
import { fieldNotes, type TextControl } from './field.tsx';
import { useSilentFill } from './silent-fill.ts';
import type { SelectOption } from './select-field.tsx';
import './input.css';
import './select.css';
import './phone-field.css';

type PhoneControl = Pick<TextControl, 'value' | 'error' | 'onChange' | 'onBlur' | 'readOnly'> & {
  id: string;
};

export interface PhoneFieldProps {
  /** The label of both controls: "Mobile phone". */
  legend: string;
  prefixLabel: string;
  numberLabel: string;
  prefixes: readonly SelectOption[];
  /** "+351"; shown while the select is closed. `onChange` receives the chosen value of `prefixes`. */
  prefix: PhoneControl;
  /** The chosen value of `prefixes`: several countries may share the prefix. */
  prefixOption: string;
  number: PhoneControl;
  hint?: ReactNode;
}

/** The dial prefix as a native select: shows the number when closed, names when open. */
function PrefixSelect(field: PhoneFieldProps) {
  const { prefix, prefixOption } = field;
  // The chosen prefix alone at first: building the options of all countries would delay the first paint of the step.
  const options = useDeferredValue(
    field.prefixes,
    field.prefixes.filter(({ value }) => value === prefixOption),
  );
  const ref = useSilentFill<HTMLSelectElement>(prefix.onChange);
  // A select cannot be read-only, and a disabled one is skipped by the keyboard.
  if (prefix.readOnly) {
    return (
      <input
        className="mc-input"
        id={prefix.id}
        value={prefix.value}
        aria-label={field.prefixLabel}
        readOnly
      />
    );
  }
  return (
    <span className="mc-select mc-select--overlay">
      <span className="mc-input" aria-hidden="true">
        {prefix.value}
      </span>
      <select
        ref={ref}
        id={prefix.id}
        value={prefixOption}
        aria-label={field.prefixLabel}
        autoComplete="tel-country-code"
        aria-invalid={prefix.error ? true : undefined}
        aria-describedby={fieldNotes(prefix.id, prefix).describedBy}
        onChange={(event) => prefix.onChange(event.target.value)}
        onBlur={prefix.onBlur}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} size="small" />
    </span>
  );
}

/** Dial prefix and number, each with its own error. `part="field"`. */
export function PhoneField(field: PhoneFieldProps) {
  const { prefix, number } = field;
  const ref = useSilentFill<HTMLInputElement>(number.onChange);
  const { describedBy, hint, error } = fieldNotes(number.id, { ...number, hint: field.hint });
  return (
    <fieldset className="mc-field mc-phone" part="field">
      <legend className="mc-label">{field.legend}</legend>
      {hint}
      <div className="mc-phone__controls">
        <PrefixSelect {...field} />
        <input
          ref={ref}
          className="mc-input"
          id={number.id}
          type="tel"
          value={number.value}
          autoComplete="tel-national"
          required
          readOnly={number.readOnly}
          aria-label={field.numberLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => number.onChange(event.target.value)}
          onBlur={number.onBlur}
        />
      </div>
      {fieldNotes(prefix.id, prefix).error}
      {error}
    </fieldset>
  );
}
