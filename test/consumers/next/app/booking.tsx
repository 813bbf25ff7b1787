'use client';

import { MerchantCheckout } from 'merchant-checkout/react';
import { useState } from 'react';

export function Booking() {
  const [reserved, setReserved] = useState('');
  return (
    <>
      <MerchantCheckout
        middleware="sandbox:"
        campaign={101}
        lang="pt"
        reservationType="normal"
        allowGuestLogin
        onReserved={({ detail }) => setReserved(detail.transactionId)}
      >
        <a href="tel:+351210000000">Reservar por telefone</a>
      </MerchantCheckout>
      <output id="reserved">{reserved}</output>
    </>
  );
}
