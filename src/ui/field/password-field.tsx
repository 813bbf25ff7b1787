import { useState } from 'react';

import { eyeIcon, eyeOffIcon } from '../icon/account-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, type TextControl } from './field.tsx';
import { useSilentFill } from './silent-fill.ts';
import './password-field.css';
import './input.css';

interface PasswordFieldProps extends TextControl {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the toggle button that shows the password. */
  showLabel: string;
  /** The form is being sent: hides the password. */
  busy?: boolean | undefined;
}

/** A password with a button that shows it. `part="field"`. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, autoComplete, showLabel, busy, ...field } = props;
  const [wantsShown, setWantsShown] = useState(false);
  const ref = useSilentFill<HTMLInputElement>(onChange);
  const isShown = wantsShown && !busy;
  return (
    <Field {...field}>
      {(control) => (
        <div className="mc-password">
          <input
            ref={ref}
            className="mc-input"
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
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
