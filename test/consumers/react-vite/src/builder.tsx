import type {} from 'merchant-checkout';
import { createRoot } from 'react-dom/client';

// The builder's code: the test puts it here.
import { Booking } from './builder-booking';

document.addEventListener('merchant-checkout:reserved', ({ detail }) => {
  const output = document.querySelector('#reserved');
  if (output) output.textContent = detail.transactionId;
});

const place = document.querySelector('#app');
if (place) createRoot(place).render(<Booking />);
