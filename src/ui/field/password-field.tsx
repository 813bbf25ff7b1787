import { useState } from 'react';

import { eyeIcon, eyeOffIcon } from '../icon/account-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldTexts } from './field.tsx';
import './password-field.css';
import './input.css';

export interface PasswordFieldProps extends FieldTexts {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Tells password managers whether to fill in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows what is typed; whether it does is its pressed state. */
  showLabel: string;
  /** The form is on its way: what is typed is hidden again, whatever the button says. */
  busy?: boolean | undefined;
}

/** A password, hidden until its button is pressed; paste and password managers work. `part="field"`. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, autoComplete, showLabel, busy, ...field } = props;
  const [wantsShown, setWantsShown] = useState(false);
  const isShown = wantsShown && !busy;
  return (
    <Field {...field}>
      {(control) => (
        <div className="mc-password">
          <input
            className="mc-input"
            id={control.id}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            aria-invalid={control.invalid}
            aria-describedby={control.describedBy}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className="mc-password__toggle"
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setWantsShown(!isShown)}
          >
            <Icon path={isShown ? eyeOffIcon : eyeIcon} />
          </button>
        </div>
      )}
    </Field>
  );
}
