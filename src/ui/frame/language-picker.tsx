import { chevronDownIcon, Icon } from '../icon/icon.tsx';
import { LanguageShown } from './footer.tsx';
import '../field/input.css';
import '../field/select.css';
import '../icon/icon.css';

type FlagName = 'pt' | 'es' | 'gb' | 'fr' | 'de';

/** A colour, a path, and the line width of an unfilled path. */
type Shape = readonly [color: string, path: string, line?: number];

/** On a grid of 24 x 16, in painting order. */
const FLAGS: Record<FlagName, readonly Shape[]> = {
  pt: [
    ['#d8202a', 'M0 0h24v16H0z'],
    ['#046a38', 'M0 0h9.6v16H0z'],
    ['#ffe14a', 'M6.4 8a3.2 3.2 0 0 1 6.4 0 3.2 3.2 0 0 1-6.4 0z'],
    ['#d8202a', 'M8 6.3h3.2v2.2a1.6 1.6 0 0 1-3.2 0z'],
    ['#fff', 'M8.8 7h1.6v1.4a.8.8 0 0 1-1.6 0z'],
  ],
  es: [
    ['#c60b1e', 'M0 0h24v16H0z'],
    ['#ffc400', 'M0 4h24v8H0z'],
    ['#ad1519', 'M5 6.2h3v2.3a1.5 1.5 0 0 1-3 0z'],
  ],
  gb: [
    ['#1c3578', 'M0 0h24v16H0z'],
    ['#fff', 'M0 0l24 16M24 0L0 16', 3],
    ['#c8102e', 'M0 0l24 16M24 0L0 16', 1.2],
    ['#fff', 'M12 0v16M0 8h24', 5],
    ['#c8102e', 'M12 0v16M0 8h24', 3],
  ],
  fr: [
    ['#fff', 'M0 0h24v16H0z'],
    ['#000091', 'M0 0h8v16H0z'],
    ['#e1000f', 'M16 0h8v16h-8z'],
  ],
  de: [
    ['#000', 'M0 0h24v16H0z'],
    ['#d00', 'M0 5.33h24V16H0z'],
    ['#ffce00', 'M0 10.67h24V16H0z'],
  ],
};

/** A drawn flag, because Windows shows flag emoji as letters. Decoration. */
function Flag({ name }: { name: FlagName }) {
  return (
    <svg className="mc-flag" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {FLAGS[name].map(([color, path, line]) => (
        <path
          key={`${color}${path}`}
          d={path}
          fill={line === undefined ? color : 'none'}
          stroke={line === undefined ? undefined : color}
          strokeWidth={line}
        />
      ))}
    </svg>
  );
}

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

interface LanguagePickerProps<Value extends string> {
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
