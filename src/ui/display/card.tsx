import type { ReactNode } from 'react';
import './card.css';

export interface CardProps {
  title?: ReactNode;
  /** A badge or a small button at the end of the title. */
  aside?: ReactNode;
  /** Gold, for premium. */
  smart?: boolean | undefined;
  children: ReactNode;
}

/** A bordered group. `part="card"`. */
export function Card({ title, aside, smart, children }: CardProps) {
  return (
    <section className={smart ? 'mc-card mc-card--smart' : 'mc-card'} part="card">
      {(title || aside) && (
        <div className="mc-card__head">
          {title && <h3 className="mc-card__title">{title}</h3>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
