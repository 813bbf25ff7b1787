import { useState } from 'react';
import { IconButton } from '../action/button.tsx';
import { minusIcon, plusIcon } from '../icon/icon.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { useSilentFill } from './silent-fill.ts';
import './stepper.css';

interface StepperProps extends FieldTexts {
  value: number;
  min: number;
  max: number;
  /** Receives an update of the current value, which may be newer than the rendered one, within `min` and `max`. */
  onChange: (to: (value: number) => number) => void;
  decreaseLabel: string;
  increaseLabel: string;
}

/**
 * A whole number: minus, native number input, plus. Clamps a typed number on blur and Enter, and resets other text. Spec
 * section 5 "clamps to min and max".
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
  const ref = useSilentFill<HTMLInputElement>(type);
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
            ref={ref}
            className="mc-stepper__value"
            type="number"
            inputMode="numeric"
            {...control}
            min={min}
            max={max}
            step={1}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => event.key === 'Enter' && leave()}
            // Browsers change a focused number by the wheel and do not scroll the page.
            onWheel={(event) => event.currentTarget.blur()}
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
