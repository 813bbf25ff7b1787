import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../class-names.ts';
import { Icon, Spinner, type IconPath } from '../icon/icon.tsx';
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

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  /** Work is under way: a spinner shows, the focus stays, clicks and Enter do nothing. */
  busy?: boolean | undefined;
  /** Refuses clicks but stays in the tab order, so that its description can be read. */
  disabled?: boolean | undefined;
  /** Looks and reads as disabled while something is missing; a press still works, to show what is missing. */
  unready?: boolean | undefined;
  icon?: IconPath | undefined;
  iconEnd?: IconPath | undefined;
  /** Id of the text that says more, for example why it is disabled. */
  describedBy?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. `part="button"`. A busy or disabled submit button also stops its form's submit. */
export function Button(props: ButtonProps) {
  const { children, type = 'button', busy, disabled, unready } = props;
  const { icon, iconEnd, describedBy, ref } = props;
  const refuses = Boolean(busy) || Boolean(disabled);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (refuses) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      part="button"
      className={buttonClass(props)}
      aria-busy={busy || undefined}
      aria-disabled={refuses || unready || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {busy && <Spinner />}
      <span className="mc-button__label">
        {icon && <Icon path={icon} />}
        <span>{children}</span>
        {iconEnd && <Icon path={iconEnd} />}
      </span>
    </button>
  );
}
