import type {
  CheckoutEventMap,
  MerchantCheckoutElement,
  MerchantCheckoutProperties,
} from 'merchant-checkout';
import type { JSX } from 'solid-js';

import type { ElementProps } from './element-props.js';

type Listeners = {
  [Name in keyof CheckoutEventMap as `on:${Name}`]?:
    | ((event: CheckoutEventMap[Name]) => void)
    | undefined;
};

type SetProperties = {
  [Name in keyof MerchantCheckoutProperties as `prop:${Name}`]?:
    | MerchantCheckoutProperties[Name]
    | null;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'merchant-checkout': ElementProps &
        Listeners &
        SetProperties &
        Omit<JSX.HTMLAttributes<MerchantCheckoutElement>, keyof ElementProps>;
    }
  }
}
