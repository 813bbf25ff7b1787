import { Card, Dropin, MBWay, Multibanco } from '@adyen/adyen-web';

import { openCheckout } from './adyen.mjs';

const paymentMethodComponents = [MBWay, Card, Multibanco];
new Dropin(await openCheckout(), { paymentMethodComponents }).mount('#payment');
