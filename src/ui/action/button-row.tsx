import type { ReactNode } from 'react';

/** Buttons of the same weight in a row that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="mc-button-row">{children}</div>;
}
