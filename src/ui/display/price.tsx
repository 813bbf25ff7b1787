import { VisuallyHidden } from './visually-hidden.tsx';
import './price.css';

interface PriceProps {
  /** Formatted: "25,00 €". */
  now: string;
  /** The earlier price, struck through. */
  before?: string | undefined;
  /** Announced before the earlier price: "before". */
  beforeText?: string | undefined;
  /** Announced between both prices: "now". */
  nowText?: string | undefined;
  /** "per person" */
  note?: string | undefined;
  large?: boolean | undefined;
  /** Beside a more important amount: in plain type. */
  plain?: boolean | undefined;
}

export function Price(props: PriceProps) {
  const { now, before, beforeText, nowText, note, large, plain } = props;
  const Amount = plain ? 'span' : 'strong';
  return (
    <span className={large ? 'mc-price mc-price--large' : 'mc-price'}>
      {before && (
        <>
          {beforeText && <VisuallyHidden>{beforeText} </VisuallyHidden>}
          <s className="mc-quiet">{before}</s>{' '}
          {nowText && <VisuallyHidden>{nowText} </VisuallyHidden>}
        </>
      )}
      <Amount className={plain ? undefined : 'mc-price__now'}>{now}</Amount>
      {note && <span className="mc-quiet"> {note}</span>}
    </span>
  );
}
