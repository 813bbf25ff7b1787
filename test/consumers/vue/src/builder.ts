import type {} from 'merchant-checkout';
import { createApp } from 'vue';

// The builder's code: the test puts it here.
import Booking from './BuilderBooking.vue';

document.addEventListener('merchant-checkout:reserved', ({ detail }) => {
  const output = document.querySelector('#reserved');
  if (output) output.textContent = detail.transactionId;
});

createApp(Booking).mount('#app');
