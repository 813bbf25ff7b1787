import { classNames } from '../class-names.ts';
import { chevronRightIcon, Icon } from '../icon/icon.tsx';
import { fieldNotes } from './field.tsx';
import { CardBody, type CardContent } from './radio-cards.tsx';

/** One of the choices. */
export interface ChoiceOption<Value extends string> extends CardContent {
  value: Value;
  /** Gold, for premium. */
  smart?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface ChoiceButtonsProps<Value extends string> {
  /** Id of the first button, for an `ErrorSummary` link. */
  id?: string;
  /** The name of the group, before the buttons; says that a press continues, if it does. */
  hint: string;
  hintHidden?: boolean;
  error?: string | null;
  options: readonly ChoiceOption<Value>[];
  /** The option chosen before or being taken; null without one. */
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Side by side if there is room. */
  columns?: boolean | undefined;
}

/**
 * A choice that ends its step or closes its list: large buttons, because a radio button should only select.
 * `part="field"`, buttons `part="card"`.
 */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { id, hint, hintHidden, options, value, onChoose, columns } = props;
  const { describedBy, error } = fieldNotes(id ?? '', { error: props.error });
  return (
    <fieldset
      className="mc-field mc-radio-cards mc-advances"
      part="field"
      aria-describedby={describedBy}
    >
      <legend className={hintHidden ? 'mc-visually-hidden' : 'mc-hint'}>{hint}</legend>
      <div
        className={classNames('mc-radio-cards__list', columns && 'mc-radio-cards__list--columns')}
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            id={index === 0 ? id : undefined}
            type="button"
            part="card"
            className={classNames('mc-radio-card', option.smart && 'mc-radio-card--smart')}
            aria-current={option.value === value || undefined}
            disabled={option.disabled}
            onClick={() => onChoose(option.value)}
          >
            <CardBody {...option} />
            <Icon path={chevronRightIcon} size="small" />
          </button>
        ))}
      </div>
      {error}
    </fieldset>
  );
}
