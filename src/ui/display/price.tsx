import { VisuallyHidden } from './visually-hidden.tsx';
import './price.css';

export interface PriceProps {
  /** Formatted: "25,00 €". */
  now: string;
  /** The server's earlier price, struck through. */
  before?: string | undefined;
  /** Said to screen readers before the earlier price: "before". */
  beforeText?: string | undefined;
  /** Said to screen readers before the price when there is an earlier one: "now". */
  nowText?: string | undefined;
  /** "per person" */
  note?: string | undefined;
  large?: boolean | undefined;
}

/** A price, what it was before, and what it is for. */
export function Price({ now, before, beforeText, nowText, note, large }: PriceProps) {
  return (
    <span className={large ? 'mc-price mc-price--large' : 'mc-price'}>
      {before && (
        <>
          {beforeText && <VisuallyHidden>{beforeText} </VisuallyHidden>}
          <s className="mc-price__before">{before}</s>{' '}
          {nowText && <VisuallyHidden>{nowText} </VisuallyHidden>}
        </>
      )}
      <strong className="mc-price__now">{now}</strong>
      {note && <span className="mc-price__note"> {note}</span>}
    </span>
  );
}
