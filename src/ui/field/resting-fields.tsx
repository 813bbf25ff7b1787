import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface RestingFieldsProps {
  children: ReactNode;
  /** Their form is being sent: nothing in them can be changed or reached. */
  resting: boolean;
  className?: string | undefined;
}

/**
 * The part of a form that rests while the form is being sent. What rests cannot keep the focus, so that a focus in it
 * goes to the form's submit button: whoever pressed Enter in a field is not thrown back to the start of the page.
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
