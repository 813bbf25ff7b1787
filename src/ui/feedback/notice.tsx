import type { ReactNode } from 'react';
import { checkIcon, infoIcon, warningIcon, Icon, type IconPath } from '../icon/icon.tsx';
import './notice.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  kind?: NoticeKind | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A small Button. */
  action?: ReactNode;
  icon?: IconPath | undefined;
}

const ICONS: Record<NoticeKind, IconPath> = {
  info: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  danger: warningIcon,
};

/** A message in the page; not announced. */
export function Notice({ kind = 'info', title, children, action, icon }: NoticeProps) {
  return (
    <div className={`mc-notice mc-notice--${kind}`}>
      <Icon path={icon ?? ICONS[kind]} />
      <div className="mc-notice__body">
        {title && <p className="mc-notice__title">{title}</p>}
        {children && <div className="mc-notice__text">{children}</div>}
        {action && <div className="mc-notice__action">{action}</div>}
      </div>
    </div>
  );
}
