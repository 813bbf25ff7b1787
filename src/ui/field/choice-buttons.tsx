import { useId } from 'react';

import { classNames } from '../class-names.ts';
import { chevronRightIcon, Icon } from '../icon/icon.tsx';
import { FieldHint } from './field.tsx';
import { CardBody, type CardContent } from './radio-cards.tsx';

/** One of the choices. */
export interface ChoiceOption<Value extends string> extends CardContent {
  value: Value;
  /** Gold, for premium. */
  smart?: boolean | undefined;
}

interface ChoiceButtonsProps<Value extends string> {
  /** The name of the group, before the buttons; says that a press continues. */
  hint: string;
  options: readonly ChoiceOption<Value>[];
  /** The option chosen before or being taken; null without one. */
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Side by side if there is room. */
  columns?: boolean | undefined;
}

/** A choice that continues by itself: large buttons, because a radio button should not leave the step. `part="field"`, buttons `part="card"`. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { hint, options, value, onChoose, columns } = props;
  const hintId = useId();
  return (
    <fieldset className="mc-field mc-radio-cards mc-advances" part="field" aria-labelledby={hintId}>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div
        className={classNames('mc-radio-cards__list', columns && 'mc-radio-cards__list--columns')}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            part="card"
            className={classNames('mc-radio-card', option.smart && 'mc-radio-card--smart')}
            aria-current={option.value === value || undefined}
            onClick={() => onChoose(option.value)}
          >
            <CardBody {...option} />
            <Icon path={chevronRightIcon} size="small" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
