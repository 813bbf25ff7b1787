import type { ReactNode } from 'react';
import './summary-list.css';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** A second line. */
  note?: ReactNode;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** The last row, large. */
  total?: SummaryRow | undefined;
}

function Row({ row, total }: { row: SummaryRow; total?: boolean | undefined }) {
  return (
    <div className={total ? 'mc-summary__row mc-summary__row--total' : 'mc-summary__row'}>
      <dt className="mc-summary__label">{row.label}</dt>
      <dd className="mc-summary__value">
        {row.value}
        {row.note && <span className="mc-summary__note">{row.note}</span>}
      </dd>
    </div>
  );
}

/** A definition list with an optional total. */
export function SummaryList({ rows, total }: SummaryListProps) {
  return (
    <dl className="mc-summary">
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      {total && <Row row={total} total />}
    </dl>
  );
}
