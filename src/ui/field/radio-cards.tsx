import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { FieldError } from './field.tsx';
import './radio-cards.css';

export interface RadioCardOption<Value extends string> {
  value: Value;
  title: string;
  description?: ReactNode;
  price?: ReactNode;
  badge?: ReactNode;
  icon?: IconPath | undefined;
  /** Gold, for what is smart (premium). */
  smart?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  /** Id of the group's first radio, the target of an `ErrorSummary` link. */
  id?: string | undefined;
  legend: string;
  legendHidden?: boolean | undefined;
  /** Stands before the cards; where a choice moves on by itself, this says so. */
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly RadioCardOption<Value>[];
  value: Value | null;
  /** The choice changed, also by arrow keys. */
  onChange: (value: Value) => void;
  /** Chosen for good: a click, Space or Enter, also on the card that was chosen already; never arrow keys. */
  onCommit?: ((value: Value) => void) | undefined;
  /** Side by side where there is room for it. */
  columns?: boolean | undefined;
}

/**
 * Native radios as large cards. `part="field"`, each card `part="card"`.
 * Arrow keys choose, as radios do; a screen that moves on by itself listens to `onCommit` instead.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden, hint, error, options, value, onChange, onCommit, columns } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
  // An arrow key clicks the next radio by itself, between its keydown and its keyup.
  const byArrow = useRef(false);
  const onKeyDown = (event: KeyboardEvent, option: Value) => {
    byArrow.current = event.key.startsWith('Arrow');
    // Browsers do not click a radio that is chosen already when Space is pressed on it.
    const commits = event.key === 'Enter' || (event.key === ' ' && option === value);
    if (!commits || !onCommit) return;
    event.preventDefault();
    onChange(option);
    onCommit(option);
  };
  const onKeyUp = () => {
    byArrow.current = false;
  };
  const onClick = (option: Value) => {
    if (!byArrow.current) onCommit?.(option);
  };
  return (
    <fieldset
      className={classNames('mc-field mc-radio-cards', onCommit && 'mc-advances')}
      part="field"
      aria-describedby={
        classNames(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined
      }
    >
      <legend className={legendHidden ? 'mc-visually-hidden' : 'mc-label'}>{legend}</legend>
      {hint && (
        <p className="mc-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div
        className={
          columns ? 'mc-radio-cards__list mc-radio-cards__list--columns' : 'mc-radio-cards__list'
        }
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            part="card"
            className={option.smart ? 'mc-radio-card mc-radio-card--smart' : 'mc-radio-card'}
          >
            <input
              className="mc-radio"
              type="radio"
              id={index === 0 ? id : undefined}
              name={madeUp}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onKeyDown={(event) => onKeyDown(event, option.value)}
              onKeyUp={onKeyUp}
              onClick={() => onClick(option.value)}
            />
            <RadioCardBody option={option} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function RadioCardBody<Value extends string>({ option }: { option: RadioCardOption<Value> }) {
  return (
    <span className="mc-radio-card__body">
      <span className="mc-radio-card__head">
        {option.icon && <Icon path={option.icon} />}
        <span className="mc-radio-card__title">{option.title}</span>
        {option.badge}
      </span>
      {option.description && <span className="mc-radio-card__text">{option.description}</span>}
      {option.price && <span className="mc-radio-card__price">{option.price}</span>}
    </span>
  );
}
