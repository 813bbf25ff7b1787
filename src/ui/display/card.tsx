import type { ReactNode } from 'react';
import './card.css';
import './summary-list.css';

interface CardProps {
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

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** A small button under the label. */
  action?: ReactNode;
}

export interface SummaryListProps {
  /** Null for a row that is left out. */
  rows: readonly (SummaryRow | null)[];
  /** More rows. */
  children?: ReactNode;
  /** The last row, large. */
  total?: SummaryRow | undefined;
}

/** One row of a `SummaryList`. */
export function SummaryListRow({ row, total }: { row: SummaryRow; total?: boolean | undefined }) {
  return (
    <div className={total ? 'mc-summary__row mc-summary__row--total' : 'mc-summary__row'}>
      <dt className="mc-summary__label">
        {row.label}
        {row.action && <span className="mc-summary__action">{row.action}</span>}
      </dt>
      <dd className="mc-summary__value">
        {row.value}
        {row.note && <span className="mc-summary__note">{row.note}</span>}
      </dd>
    </div>
  );
}

/** A definition list with an optional total. */
export function SummaryList({ rows, children, total }: SummaryListProps) {
  return (
    <dl className="mc-summary">
      {rows.map((row) => row && <SummaryListRow key={row.label} row={row} />)}
      {children}
      {total && <SummaryListRow row={total} total />}
    </dl>
  );
}
