'use client';

import { MerchantCheckout } from 'merchant-checkout/react-shared';
import { useState } from 'react';

export function Booking() {
  const [reserved, setReserved] = useState('');
  return (
    <>
      <MerchantCheckout
        middleware="sandbox:"
        shop="1"
        campaign="101"
        reservationType="normal"
        allowGuestLogin
        onReserved={({ detail }) => setReserved(detail.transactionId)}
      >
        <a href="tel:+351210000000">Book by telephone</a>
      </MerchantCheckout>
      <output id="reserved">{reserved}</output>
    </>
  );
}
