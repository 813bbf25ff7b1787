import { clockIcon, checkIcon, Icon } from '../icon/icon.tsx';
import './success-mark.css';

const ICONS = { done: checkIcon, waiting: clockIcon };

/** The mark beside the title of a success screen, `waiting` before a confirmation; decoration. */
export function SuccessMark({ kind = 'done' }: { kind?: keyof typeof ICONS }) {
  return (
    <span className={`mc-success-mark mc-success-mark--${kind}`}>
      <Icon path={ICONS[kind]} size="large" />
    </span>
  );
}
