import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icon-path.ts';
import { Spinner } from '../icon/spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit' | undefined;
  /** Work is under way: a spinner shows, the focus stays, clicks and Enter do nothing. */
  busy?: boolean | undefined;
  /** Refuses clicks but stays in the tab order, so that its description can be read. */
  disabled?: boolean | undefined;
  /** Looks and reads as disabled while something is missing; a press still goes through, so that it can say what. */
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
