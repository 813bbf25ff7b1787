import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Booking } from './booking';

function Page() {
  const [reserved, setReserved] = useState('');
  return (
    <>
      <Booking onReserved={setReserved} />
      <output id="reserved">{reserved}</output>
    </>
  );
}

const place = document.querySelector('#app');
if (place) createRoot(place).render(<Page />);
