import { Fragment, useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { fieldNotes } from './field.tsx';
import './radio-cards.css';

/** The content of a card. */
export interface CardContent {
  icon?: IconPath | undefined;
  title: string;
  /** A picture at the end of the title's line. */
  mark?: ReactNode;
  description?: ReactNode;
  price?: ReactNode;
}

export interface RadioCardOption<Value extends string> extends CardContent {
  value: Value;
  disabled?: boolean | undefined;
  /** Content below the chosen card. */
  panel?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  /** Id of the first radio, for an `ErrorSummary` link. */
  id?: string | undefined;
  legend: string;
  legendHidden?: boolean | undefined;
  /** Before the cards. */
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly RadioCardOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Side by side if there is room. */
  columns?: boolean | undefined;
}

/** The inside of a card. */
export function CardBody({ icon, title, mark, description, price }: CardContent) {
  return (
    <span className="mc-radio-card__body">
      <span className="mc-radio-card__head">
        {icon && <Icon path={icon} />}
        <span className="mc-radio-card__title">{title}</span>
        {mark}
      </span>
      {description && <span className="mc-radio-card__text">{description}</span>}
      {price && <span className="mc-radio-card__price">{price}</span>}
    </span>
  );
}

/**
 * Native radios as large cards, which only select; `ChoiceButtons` ends a step or closes its list. `part="field"`,
 * cards `part="card"`.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden, options, value, onChange, columns } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const { describedBy, hint, error } = fieldNotes(id, props);
  return (
    <fieldset className="mc-field mc-radio-cards" part="field" aria-describedby={describedBy}>
      <legend className={legendHidden ? 'mc-visually-hidden' : 'mc-label'}>{legend}</legend>
      {hint}
      <div
        className={classNames('mc-radio-cards__list', columns && 'mc-radio-cards__list--columns')}
      >
        {options.map((option, index) => (
          <Fragment key={option.value}>
            <label part="card" className="mc-radio-card">
              <input
                className="mc-radio"
                type="radio"
                id={index === 0 ? id : undefined}
                name={generated}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <CardBody {...option} />
            </label>
            {option.value === value && option.panel && (
              <div className="mc-radio-cards__panel" role="group" aria-label={option.title}>
                {option.panel}
              </div>
            )}
          </Fragment>
        ))}
      </div>
      {error}
    </fieldset>
  );
}
