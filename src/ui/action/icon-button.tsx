import type { Ref } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './icon-button.css';

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
