import type { CheckoutEventMap, MerchantCheckoutElement } from 'merchant-checkout';
import type { JSX, Ref } from 'preact';

import type { ElementProps } from './element-props.js';

type Listeners = {
  [Name in keyof CheckoutEventMap as `on${Name}`]?:
    | ((event: CheckoutEventMap[Name]) => void)
    | undefined;
};

/** The attributes of every element; Preact 10 and 11 export it by different names, but both have a `div`. */
type CommonProps = Omit<JSX.IntrinsicElements['div'], keyof ElementProps | 'ref'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'merchant-checkout': ElementProps &
        Listeners &
        CommonProps & { ref?: Ref<MerchantCheckoutElement> };
    }
  }
}
