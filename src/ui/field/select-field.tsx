import { chevronDownIcon, Icon } from '../icon/icon.tsx';
import { Field, type TextControl } from './field.tsx';
import { useSilentFill } from './silent-fill.ts';
import './input.css';
import './select.css';

export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

interface SelectFieldProps extends TextControl {
  options: readonly SelectOption[];
  /** The first option, with value "": "Choose one". */
  emptyText?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { value, options, onChange, onBlur, emptyText, autoComplete, required, ...field } = props;
  const ref = useSilentFill<HTMLSelectElement>(onChange);
  return (
    <Field {...field}>
      {(control) => (
        <span className="mc-select">
          <select
            ref={ref}
            className="mc-input"
            {...control}
            value={value}
            autoComplete={autoComplete}
            required={required}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} size="small" />
        </span>
      )}
    </Field>
  );
}
