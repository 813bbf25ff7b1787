import type { CheckoutEventMap, MerchantCheckoutElement } from 'merchant-checkout';
import type { JSX } from 'preact';

import type { ElementProps } from './element-props.js';

type Listeners = {
  [Name in keyof CheckoutEventMap as `on${Name}`]?:
    | ((event: CheckoutEventMap[Name]) => void)
    | undefined;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'merchant-checkout': ElementProps &
        Listeners &
        Omit<JSX.HTMLAttributes<MerchantCheckoutElement>, keyof ElementProps>;
    }
  }
}
