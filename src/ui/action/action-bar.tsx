import type { ReactNode } from 'react';
import './action-bar.css';

export interface ActionBarProps {
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
