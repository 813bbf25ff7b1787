import { clockIcon } from '../icon/booking-icons.ts';
import { checkIcon } from '../icon/frame-icons.ts';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './success-mark.css';

export interface SuccessMarkProps {
  /** `waiting` until somebody confirms it. */
  kind?: 'done' | 'waiting' | undefined;
}

const ICONS: Record<'done' | 'waiting', IconPath> = { done: checkIcon, waiting: clockIcon };

/** The large round mark above the title of a success screen; decoration. */
export function SuccessMark({ kind = 'done' }: SuccessMarkProps) {
  return (
    <span className={`mc-success-mark mc-success-mark--${kind}`}>
      <Icon path={ICONS[kind]} size="large" />
    </span>
  );
}
