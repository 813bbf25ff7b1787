import type { FormEvent, ReactNode } from 'react';

import './field.css';

interface FormProps {
  children: ReactNode;
  onSubmit: () => void;
  /** The accessible name, if no heading names the form. */
  label?: string | undefined;
}

/** A form without the browser's error bubbles; its fields show their errors. */
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

/** A column with the gaps of sections. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="mc-stack">{children}</div>;
}
