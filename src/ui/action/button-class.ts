import { classNames } from '../class-names.ts';
import './button.css';

/** `primary` once per screen; `smart` is the gold one of premium reservations. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'smart';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 36 px instead of 48 px high; never for a main action. */
  small?: boolean | undefined;
  /** As wide as its container, at every width. Main actions are so on narrow containers anyway. */
  wide?: boolean | undefined;
  /** Sends or goes on, which submit, primary, smart and danger buttons do anyway: a double tap must not reach it from the step before. */
  advances?: boolean | undefined;
}

/** The class names of everything that looks like a button. */
export function buttonClass({ variant = 'secondary', small, wide, advances }: ButtonLook): string {
  return classNames(
    'mc-button',
    `mc-button--${variant}`,
    small && 'mc-button--small',
    wide && 'mc-button--wide',
    advances && 'mc-advances',
  );
}
