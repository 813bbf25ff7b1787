import type { MerchantCheckoutElement } from 'merchant-checkout';
import { MerchantCheckout } from 'merchant-checkout/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Booking() {
  const element = useRef<MerchantCheckoutElement>(null);
  const [reserved, setReserved] = useState('');
  return (
    <>
      <MerchantCheckout
        ref={element}
        middleware="sandbox:"
        campaign={101}
        lang="pt"
        reservationType="normal"
        allowGuestLogin
        onReserved={({ detail }) => setReserved(detail.transactionId)}
      >
        <a href="tel:+351210000000">Reservar por telefone</a>
      </MerchantCheckout>
      <button type="button" onClick={() => element.current?.restart()}>
        Restart
      </button>
      <output id="reserved">{reserved}</output>
    </>
  );
}

/** The tag itself is typed too. */
export const Tag = () => (
  <merchant-checkout
    offer-code="POINTS10"
    onmerchant-checkout-paid={({ detail }) => detail.amount}
  />
);

// @ts-expect-error there is no such type of reservation
export const Wrong = () => <MerchantCheckout reservationType="large" />;

const place = document.querySelector('#app');
if (place) createRoot(place).render(<Booking />);
