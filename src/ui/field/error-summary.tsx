import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Notice } from '../feedback/notice.tsx';
import './error-summary.css';
import '../action/link.css';

interface ErrorSummaryItem {
  /** Id of the control to focus. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly ErrorSummaryItem[];
  /** How often the form was submitted: each time moves the focus to the title, or to the first field without a list. */
  focusKey?: number | undefined;
}

/** From this number on, errors are listed; fewer show only at their fields, if all of these are on the screen. */
const MIN_LISTED = 4;

function fieldOf(near: Element | null, fieldId = ''): HTMLElement | null {
  const root = near?.getRootNode();
  const isTree = root instanceof ShadowRoot || root instanceof Document;
  return isTree ? root.getElementById(fieldId) : null;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  fieldOf(event.currentTarget, fieldId)?.focus();
}

/**
 * The errors of a form as links to their fields, from four on, or where one has no field on the screen; fewer only move the focus to
 * the first field.
 */
export function ErrorSummary({ title, errors, focusKey = 0 }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef(0);
  const [hasUnplaced, setHasUnplaced] = useState(false);
  const isListed = errors.length >= MIN_LISTED || (hasUnplaced && errors.length > 0);
  useLayoutEffect(() => {
    const fields = errors.map(({ fieldId }) => fieldOf(place.current, fieldId));
    setHasUnplaced(fields.includes(null));
    const target = isListed ? heading.current : fields[0];
    if (focusKey === focusedFor.current || target === null) return;
    focusedFor.current = focusKey;
    target?.focus();
  }, [errors, focusKey, isListed]);
  return (
    <div className="mc-error-summary" ref={place} hidden={!isListed}>
      {isListed && (
        <Notice kind="danger">
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
        </Notice>
      )}
    </div>
  );
}
