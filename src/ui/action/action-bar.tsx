import type { ReactNode } from 'react';
import './action-bar.css';

export interface ActionBarProps {
  /** The one primary action. */
  children: ReactNode;
  /** A quieter way out, before the primary. */
  secondary?: ReactNode;
  /** Price or count, above or beside the buttons. */
  summary?: ReactNode;
}

/** The step's buttons, primary last; sticks to the bottom of the window on narrow containers. */
export function ActionBar({ children, secondary, summary }: ActionBarProps) {
  return (
    <div className="mc-action-bar">
      {summary !== undefined && <div className="mc-action-bar__summary">{summary}</div>}
      {secondary}
      {children}
    </div>
  );
}
