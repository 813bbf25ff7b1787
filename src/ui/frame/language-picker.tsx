import { Flag, type FlagName } from '../icon/flag.tsx';
import { chevronDownIcon } from '../icon/frame-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { LanguageShown } from './footer.tsx';
import '../field/input.css';
import '../field/select.css';

export interface LanguageOption<Value extends string> {
  value: Value;
  /** "PT" */
  code: string;
  /** In its own language: "Português". */
  name: string;
  flag: FlagName;
  /** BCP 47: "pt". */
  lang: string;
}

export interface LanguagePickerProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly LanguageOption<Value>[];
  onChange: (value: Value) => void;
}

/** Flag, code and name of the language, with a native select on top. Spec section 1. */
export function LanguagePicker<Value extends string>(props: LanguagePickerProps<Value>) {
  const { label, value, options, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  const choose = (wanted: string) => {
    const option = options.find((each) => each.value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <span className="mc-select mc-select--overlay mc-language">
      {chosen && (
        <LanguageShown code={chosen.code} name={chosen.name} flag={<Flag name={chosen.flag} />} />
      )}
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.code} · {option.name}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} size="small" />
    </span>
  );
}
