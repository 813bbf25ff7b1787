import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Spinner } from '../icon/icon.tsx';
import './overlay.css';

/** Covers a form while it is sent; its text stays in view. */
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

interface RestingFieldsProps {
  children: ReactNode;
  /** Inert while the form is sent. */
  resting: boolean;
  className?: string | undefined;
}

/**
 * The fields of a form, inert while it is sent. Moves their focus to the submit button, because the browser would drop
 * it.
 */
export function InertFields({ children, resting, className }: RestingFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = fields.current?.getRootNode();
    if (!resting || !(root instanceof ShadowRoot) || !fields.current?.contains(root.activeElement))
      return;
    fields.current
      .closest('form')
      ?.querySelector<HTMLElement>('[type="submit"]:not([form])')
      ?.focus();
  }, [resting]);
  return (
    <div ref={fields} className={className} inert={resting}>
      {children}
    </div>
  );
}
