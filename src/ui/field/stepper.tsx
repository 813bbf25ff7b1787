import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { minusIcon, plusIcon } from '../icon/booking-icons.ts';
import { Field, type FieldTexts } from './field.tsx';
import './stepper.css';

export interface StepperProps extends FieldTexts {
  id?: string | undefined;
  value: number;
  min: number;
  max: number;
  /** Gets what leads from the value as it is then, which may be newer than the one drawn, to one between `min` and `max`. */
  onChange: (to: (value: number) => number) => void;
  decreaseLabel: string;
  increaseLabel: string;
}

/**
 * A whole number with minus and plus around a native number input. Spec section 5 "clamps to min and max":
 * a typed number is clamped when it is left or on Enter; other text is reset to the value.
 */
export function Stepper(props: StepperProps) {
  const { value, min, max, onChange, decreaseLabel, increaseLabel, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (next: number) => Math.min(max, Math.max(min, Math.round(next)));
  const set = (next: number) => {
    const clamped = clamp(next);
    setTyped(null);
    if (clamped !== value) onChange(() => clamped);
  };
  const press = (by: 1 | -1) => {
    setTyped(null);
    onChange((now) => clamp(now + by));
  };
  const leave = () => {
    if (typed === null) return;
    set(typed.trim() === '' || Number.isNaN(Number(typed)) ? value : Number(typed));
  };
  const type = (text: string) => {
    const number = Number(text);
    const fits = text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
    if (fits) set(number);
    else setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="mc-stepper">
          <IconButton
            icon={minusIcon}
            label={decreaseLabel}
            controls={control.id}
            disabled={value <= min}
            onClick={() => press(-1)}
          />
          <input
            className="mc-stepper__value"
            type="number"
            inputMode="numeric"
            id={control.id}
            min={min}
            max={max}
            step={1}
            value={typed ?? value}
            aria-invalid={control.invalid}
            aria-describedby={control.describedBy}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={plusIcon}
            label={increaseLabel}
            controls={control.id}
            disabled={value >= max}
            onClick={() => press(1)}
          />
        </span>
      )}
    </Field>
  );
}
