'use client';

import type {} from 'merchant-checkout';
import { useEffect, useState } from 'react';

/** The events of a booking. */
export function Heard() {
  const [reserved, setReserved] = useState('');
  useEffect(() => {
    const hear = ({ detail }: DocumentEventMap['merchant-checkout:reserved']) =>
      setReserved(detail.transactionId);
    document.addEventListener('merchant-checkout:reserved', hear);
    return () => document.removeEventListener('merchant-checkout:reserved', hear);
  }, []);
  return <output id="reserved">{reserved}</output>;
}
