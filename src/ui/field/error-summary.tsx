import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { warningIcon, Icon } from '../icon/icon.tsx';
import '../feedback/notice.css';
import './error-summary.css';
import '../action/link.css';

interface ErrorSummaryItem {
  /** Id of the control to focus. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly ErrorSummaryItem[];
  /** Number of attempts to submit: each one moves the focus to the title. */
  focusKey?: number | undefined;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode();
  if (root instanceof ShadowRoot || root instanceof Document) root.getElementById(fieldId)?.focus();
}

/** The errors of a form as links to their fields. */
export function ErrorSummary({ title, errors, focusKey = 0 }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focusKey > 0) heading.current?.focus();
  }, [focusKey]);
  if (errors.length === 0) return null;
  return (
    <div className="mc-notice mc-notice--danger mc-error-summary">
      <Icon path={warningIcon} />
      <div className="mc-notice__body">
        <h3 className="mc-notice__title" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <ul className="mc-error-summary__list">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                className="mc-link"
                href={`#${error.fieldId}`}
                onClick={(event) => focusField(event, error.fieldId)}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
