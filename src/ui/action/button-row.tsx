import type { ReactNode } from 'react';

/** Buttons of the same weight as equal columns, as many as fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="mc-button-row">{children}</div>;
}
