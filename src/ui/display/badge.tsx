import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './badge.css';

interface BadgeProps {
  /** Gold, for premium. */
  smart?: boolean | undefined;
  icon?: IconPath | undefined;
  children: ReactNode;
}

/** One or two words about something. */
export function Badge({ smart, icon, children }: BadgeProps) {
  return (
    <span className={smart ? 'mc-badge mc-badge--smart' : 'mc-badge'}>
      {icon && <Icon path={icon} size="small" />}
      {children}
    </span>
  );
}
