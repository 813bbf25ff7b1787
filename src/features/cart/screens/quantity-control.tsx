import { useRef } from 'react';

import { IconButton } from '../../../ui/action/icon-button.tsx';
import { minusIcon, plusIcon } from '../../../ui/icon/booking-icons.ts';
import './quantity-control.css';

interface QuantityControlProps {
  /** Pieces in the cart, 0 for none. */
  quantity: number;
  /** Names of the buttons, with the thing that they act on. */
  addLabel: string;
  moreLabel: string;
  lessLabel: string;
  /** Gets what leads from the quantity as it is then, which may be newer than the one drawn, to the next. */
  onChange: (to: (quantity: number) => number) => void;
}

/** Plus alone while there is none, minus and the number beside it then. The focus never goes with a button. */
export function QuantityControl(props: QuantityControlProps) {
  const { quantity, addLabel, moreLabel, lessLabel, onChange } = props;
  const plus = useRef<HTMLButtonElement>(null);
  const less = () => {
    if (quantity === 1) plus.current?.focus();
    onChange((now) => now - 1);
  };
  const isIn = quantity > 0;
  return (
    <span className={isIn ? 'mc-quantity mc-quantity--in' : 'mc-quantity'}>
      {isIn && (
        <>
          <IconButton icon={minusIcon} label={lessLabel} onClick={less} />
          <span className="mc-quantity__count">{quantity}</span>
        </>
      )}
      <IconButton
        ref={plus}
        icon={plusIcon}
        label={isIn ? moreLabel : addLabel}
        onClick={() => onChange((now) => now + 1)}
      />
    </span>
  );
}
