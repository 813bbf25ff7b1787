import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icon-path.ts';

export interface BadgeProps {
  /** `smart` is gold. A screen with `primary`, `success` or `danger` names `badge-tones.css` in its styles. */
  kind?: 'neutral' | 'primary' | 'smart' | 'success' | 'danger' | undefined;
  icon?: IconPath | undefined;
  children: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ kind = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`mc-badge mc-badge--${kind}`}>
      {icon && <Icon path={icon} size="small" />}
      {children}
    </span>
  );
}
