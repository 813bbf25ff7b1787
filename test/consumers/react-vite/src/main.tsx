import type { MerchantCheckoutElement } from 'merchant-checkout';
import { MerchantCheckout } from 'merchant-checkout/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Booking } from './booking';
import { Booking as TagBooking } from './booking-tag';

function Page() {
  const [reserved, setReserved] = useState('');
  return (
    <>
      {location.hash === '#tag' ? (
        <TagBooking campaign="101" onReserved={setReserved} />
      ) : (
        <Booking onReserved={setReserved} />
      )}
      <output id="reserved">{reserved}</output>
    </>
  );
}

/** A `ref` gives the element with its methods. */
export function WithRef() {
  const element = useRef<MerchantCheckoutElement>(null);
  return (
    <>
      <MerchantCheckout ref={element} campaign={101} />
      <button type="button" onClick={() => element.current?.restart()}>
        Restart
      </button>
    </>
  );
}

// @ts-expect-error there is no such type of reservation
export const Wrong = () => <MerchantCheckout reservationType="large" />;

const place = document.querySelector('#app');
if (place) createRoot(place).render(<Page />);
