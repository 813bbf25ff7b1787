import type { ReactNode } from 'react';

/** Two halves side by side where the container is wide (760 px), else one under the other. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="mc-columns">{children}</div>;
}
