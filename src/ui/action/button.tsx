import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, Spinner, type IconPath } from '../icon/icon.tsx';
import './button.css';
import './action-bar.css';
import './icon-button.css';

/** `primary`: once per screen; `smart`: gold, for premium reservations. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'smart';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 36 px high instead of 48 px; not for main actions. */
  small?: boolean | undefined;
  /** As wide as any container, as main actions are in narrow ones. */
  wide?: boolean | undefined;
  /** Protects from a double tap on the step before, as for submit, primary, smart and danger buttons. */
  advances?: boolean | undefined;
}

/** The class names of buttons and of links that look like them. */
export function buttonClass({ variant = 'secondary', small, wide, advances }: ButtonLook): string {
  return classNames(
    'mc-button',
    `mc-button--${variant}`,
    small && 'mc-button--small',
    wide && 'mc-button--wide',
    advances && 'mc-advances',
  );
}

interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form to submit, if the button does not stand in it. */
  form?: string | undefined;
  /** Shows a spinner, keeps the focus, ignores clicks and Enter. */
  busy?: boolean | undefined;
  /** Ignores clicks but stays in the tab order, so that its description can be read. */
  disabled?: boolean | undefined;
  /** Looks disabled while input is missing; a press still works and shows what is missing. */
  unready?: boolean | undefined;
  icon?: IconPath | undefined;
  iconEnd?: IconPath | undefined;
  /** Id of a description, for example why it is disabled. */
  describedBy?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** `part="button"`. A busy or disabled submit button also stops its form's submit. */
export function Button(props: ButtonProps) {
  const { children, type = 'button', form, busy, disabled, unready } = props;
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
      form={form}
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

interface ActionBarProps {
  /** The buttons, the one primary action last. */
  children: ReactNode;
  /** Price or count, above or beside the buttons. */
  summary?: ReactNode;
}

/** The buttons of a step; sticks to the bottom of the window in narrow containers. */
export function ActionBar({ children, summary }: ActionBarProps) {
  return (
    <div className="mc-action-bar">
      {summary !== undefined && <div className="mc-action-bar__summary">{summary}</div>}
      {children}
    </div>
  );
}

export interface IconButtonProps {
  icon: IconPath;
  /** The accessible name. */
  label: string;
  /** Ignores clicks but keeps the focus. */
  disabled?: boolean | undefined;
  /** Id of the controlled element. */
  controls?: string | undefined;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round 44 px icon button. */
export function IconButton({ icon, label, disabled, controls, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="mc-icon-button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-controls={controls}
      onClick={disabled ? undefined : onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
