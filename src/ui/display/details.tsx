import type { ReactNode } from 'react';
import { chevronDownIcon, Icon } from '../icon/icon.tsx';
import './details.css';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean | undefined;
  /** The customer opened or closed it. */
  onToggle?: ((open: boolean) => void) | undefined;
}

/** A native details element. */
export function Details({ summary, children, open, onToggle }: DetailsProps) {
  return (
    <details
      className="mc-details"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="mc-details__summary">
        <span>{summary}</span>
        <Icon path={chevronDownIcon} size="small" />
      </summary>
      <div className="mc-details__body">{children}</div>
    </details>
  );
}
