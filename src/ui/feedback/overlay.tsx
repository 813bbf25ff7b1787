import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Spinner } from '../icon/icon.tsx';
import './overlay.css';

/** Covers a form while it is being sent. Its text stays in view. */
export function Overlay({ text }: { text: string }) {
  return (
    <div className="mc-overlay">
      <div className="mc-overlay__body">
        <Spinner />
        <p className="mc-overlay__text">{text}</p>
      </div>
    </div>
  );
}

export interface RestingFieldsProps {
  children: ReactNode;
  /** Their form is being sent: nothing in them can be changed or reached. */
  resting: boolean;
  className?: string | undefined;
}

/**
 * The part of a form that rests while the form is being sent. A focus in it moves to the form's submit button, because
 * the browser would move it to the start of the page.
 */
export function RestingFields({ children, resting, className }: RestingFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = fields.current?.getRootNode();
    if (!resting || !(root instanceof ShadowRoot) || !fields.current?.contains(root.activeElement))
      return;
    fields.current.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [resting]);
  return (
    <div ref={fields} className={className} inert={resting}>
      {children}
    </div>
  );
}
