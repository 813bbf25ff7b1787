import type { FormEvent, ReactNode } from 'react';

import './field.css';

export interface FormProps {
  children: ReactNode;
  /** Called for a click on the submit button and for Enter in a field. */
  onSubmit: () => void;
  /** The form's name for screen readers, when no heading says it. */
  label?: string | undefined;
}

/** A form without the browser's own error bubbles; its fields say their errors themselves. */
export function Form({ children, onSubmit, label }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="mc-form" noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}

/** One under the other with the space of the screen's sections. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="mc-stack">{children}</div>;
}
