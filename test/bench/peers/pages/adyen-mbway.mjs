import { MBWay } from '@adyen/adyen-web';

import { openCheckout } from './adyen.mjs';

new MBWay(await openCheckout()).mount('#payment');
