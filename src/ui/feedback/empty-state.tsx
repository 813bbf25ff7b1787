import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './empty-state.css';

interface EmptyStateProps {
  icon: IconPath;
  title: string;
  children?: ReactNode;
  /** A Button. */
  action?: ReactNode;
}

/** An empty list with its reason and an action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mc-empty">
      <span className="mc-empty__icon">
        <Icon path={icon} size="large" />
      </span>
      <p className="mc-empty__title">{title}</p>
      {children && <div className="mc-empty__text">{children}</div>}
      {action}
    </div>
  );
}
