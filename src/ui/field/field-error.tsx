import type { ReactNode } from 'react';
import { warningIcon } from '../icon/frame-icons.ts';
import { Icon } from '../icon/icon.tsx';
import './field.css';

/** What is wrong with a field; the field names its id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="mc-field-error" id={id}>
      <Icon path={warningIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}
