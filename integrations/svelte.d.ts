import type { CheckoutEventMap, MerchantCheckoutElement } from 'merchant-checkout';
import type { HTMLAttributes } from 'svelte/elements';

import type { ElementProps } from './element-props.js';

/** Svelte 5 writes `onmerchant-checkout-reserved`, Svelte 4 `on:merchant-checkout-reserved`. */
type Listeners = {
  [Name in keyof CheckoutEventMap as `on${Name}` | `on:${Name}`]?:
    | ((event: CheckoutEventMap[Name]) => void)
    | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'merchant-checkout': ElementProps &
      Listeners &
      Omit<HTMLAttributes<MerchantCheckoutElement>, keyof ElementProps>;
  }
}
