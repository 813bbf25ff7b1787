import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type { CheckoutProperties } from './element/checkout-properties.ts';
import type { MerchantCheckoutElement } from './element/merchant-checkout-element.ts';

/** `offerCode` becomes `offer-code`. */
type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : '';

type PropertyName = Exclude<keyof CheckoutProperties, keyof HTMLElement>;

/** What `<merchant-checkout>` takes in JSX: attributes as text, properties as they are. */
export type MerchantCheckoutProps = DetailedHTMLProps<
  HTMLAttributes<MerchantCheckoutElement>,
  MerchantCheckoutElement
> &
  Partial<Pick<CheckoutProperties, PropertyName>> & {
    [Name in PropertyName as AttributeName<Name>]?:
      | CheckoutProperties[Name]
      | string
      | number
      | boolean
      | null;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'merchant-checkout': MerchantCheckoutProps;
    }
  }
}
