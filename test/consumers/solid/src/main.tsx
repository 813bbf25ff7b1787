import type { MerchantCheckoutElement } from 'merchant-checkout';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

import { Booking } from './booking';

function Page() {
  const [reserved, setReserved] = createSignal('');
  return (
    <>
      <Booking campaign="101" onReserved={setReserved} />
      <output id="reserved">{reserved()}</output>
    </>
  );
}

/** A `ref` gives the element with its methods. */
export function WithRef() {
  let element: MerchantCheckoutElement | undefined;
  return (
    <>
      <merchant-checkout ref={(given) => (element = given)} campaign="101" class="wide" />
      <button type="button" onClick={() => element?.restart()}>
        Restart
      </button>
    </>
  );
}

// @ts-expect-error there is no such type of reservation
export const WrongValue = () => <merchant-checkout reservation-type="large" />;

// @ts-expect-error the element has no such attribute
export const WrongName = () => <merchant-checkout campain="101" />;

// @ts-expect-error the property is true or false
export const WrongProperty = () => <merchant-checkout prop:menu="often" />;

export const WrongDetail = () => (
  // @ts-expect-error a booking has no such detail
  <merchant-checkout on:merchant-checkout-reserved={({ detail }) => detail.orderId} />
);

const place = document.querySelector('#app');
if (place) render(() => <Page />, place);
