import type { MerchantCheckoutElement } from 'merchant-checkout';
import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { Booking } from './booking';

function Page() {
  const [reserved, setReserved] = useState('');
  return (
    <>
      <Booking campaign="101" onReserved={setReserved} />
      <output id="reserved">{reserved}</output>
    </>
  );
}

/** A `ref` gives the element with its methods. */
export function WithRef() {
  const element = useRef<MerchantCheckoutElement>(null);
  return (
    <>
      <merchant-checkout ref={element} campaign="101" class="wide" />
      <button type="button" onClick={() => element.current?.restart()}>
        Restart
      </button>
    </>
  );
}

// @ts-expect-error there is no such type of reservation
export const WrongValue = () => <merchant-checkout reservation-type="large" />;

// @ts-expect-error the element has no such attribute
export const WrongName = () => <merchant-checkout campain="101" />;

export const WrongDetail = () => (
  // @ts-expect-error a booking has no such detail
  <merchant-checkout onmerchant-checkout-reserved={({ detail }) => detail.orderId} />
);

const place = document.querySelector('#app');
if (place) render(<Page />, place);
