import type { ReactNode } from 'react';
import '../field/field.css';

/** One under the other with the space of the screen's sections. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="mc-stack">{children}</div>;
}
