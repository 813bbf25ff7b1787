import type { ReactNode } from 'react';
import { chevronDownIcon, Icon } from '../icon/icon.tsx';
import './details.css';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean | undefined;
}

/** A native details element. */
export function Details({ summary, children, open }: DetailsProps) {
  return (
    <details className="mc-details" open={open}>
      <summary className="mc-details__summary">
        <span>{summary}</span>
        <Icon path={chevronDownIcon} size="small" />
      </summary>
      <div className="mc-details__body">{children}</div>
    </details>
  );
}
