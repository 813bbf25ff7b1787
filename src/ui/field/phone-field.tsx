import { useId, type ReactNode } from 'react';
import { chevronDownIcon } from '../icon/frame-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldError } from './field.tsx';
import type { SelectOption } from './select-field.tsx';
import './input.css';
import './select.css';
import './phone-field.css';

export interface PhoneFieldProps {
  /** The label of both controls together: "Mobile phone". */
  legend: string;
  prefixLabel: string;
  numberLabel: string;
  /** "+351"; shown as it is while the select is closed. */
  prefix: string;
  prefixes: readonly SelectOption[];
  /** Value of the chosen one of `prefixes`, where it is more than the prefix: several countries may share one. */
  prefixOption?: string | undefined;
  number: string;
  /** Hears the value of the option that was chosen. */
  onPrefixChange: (option: string) => void;
  onNumberChange: (number: string) => void;
  onPrefixBlur?: (() => void) | undefined;
  onNumberBlur?: (() => void) | undefined;
  hint?: ReactNode;
  prefixError?: string | null | undefined;
  numberError?: string | null | undefined;
  required?: boolean | undefined;
  /** Ids of the two controls, targets of `ErrorSummary` links. */
  prefixId?: string | undefined;
  numberId?: string | undefined;
}

function ids(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}

/** The dial prefix as a native select with its number closed, names open. */
function PrefixSelect({
  field,
  id,
  describedBy,
}: {
  field: PhoneFieldProps;
  id: string;
  describedBy: string | undefined;
}) {
  return (
    <span className="mc-select mc-select--overlay">
      <span className="mc-input" aria-hidden="true">
        {field.prefix}
      </span>
      <select
        id={id}
        value={field.prefixOption ?? field.prefix}
        aria-label={field.prefixLabel}
        autoComplete="tel-country-code"
        aria-invalid={field.prefixError ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => field.onPrefixChange(event.target.value)}
        onBlur={field.onPrefixBlur}
      >
        {field.prefixes.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} size="small" />
    </span>
  );
}

/** Dial prefix and number under one legend, each with its own error. `part="field"`. */
export function PhoneField(field: PhoneFieldProps) {
  const madeUp = useId();
  const prefixId = field.prefixId ?? `${madeUp}-prefix`;
  const numberId = field.numberId ?? `${madeUp}-number`;
  const hintId = field.hint ? `${madeUp}-hint` : null;
  const prefixErrorId = field.prefixError ? `${prefixId}-error` : null;
  const numberErrorId = field.numberError ? `${numberId}-error` : null;
  return (
    <fieldset className="mc-field mc-phone" part="field">
      <legend className="mc-label">{field.legend}</legend>
      {hintId && (
        <p className="mc-hint" id={hintId}>
          {field.hint}
        </p>
      )}
      <div className="mc-phone__controls">
        <PrefixSelect field={field} id={prefixId} describedBy={ids(prefixErrorId)} />
        <input
          className="mc-input"
          id={numberId}
          type="tel"
          value={field.number}
          autoComplete="tel-national"
          required={field.required}
          aria-label={field.numberLabel}
          aria-invalid={numberErrorId ? true : undefined}
          aria-describedby={ids(numberErrorId, hintId)}
          onChange={(event) => field.onNumberChange(event.target.value)}
          onBlur={field.onNumberBlur}
        />
      </div>
      {prefixErrorId && <FieldError id={prefixErrorId}>{field.prefixError}</FieldError>}
      {numberErrorId && <FieldError id={numberErrorId}>{field.numberError}</FieldError>}
    </fieldset>
  );
}
