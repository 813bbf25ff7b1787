import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export interface SuccessMarkProps {
  /** `waiting` for what still needs somebody's confirmation. */
  kind?: 'done' | 'waiting' | undefined;
}

const ICONS: Record<'done' | 'waiting', IconName> = { done: 'check', waiting: 'clock' };

/** The large round mark above the title of a success screen; decoration. */
export function SuccessMark({ kind = 'done' }: SuccessMarkProps) {
  return (
    <span className={`mc-success-mark mc-success-mark--${kind}`}>
      <Icon name={ICONS[kind]} size="large" />
    </span>
  );
}
