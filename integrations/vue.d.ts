import type {
  CheckoutEvent,
  CheckoutEventDetails,
  MerchantCheckoutProperties,
} from 'merchant-checkout';
import type { DefineComponent, HTMLAttributes } from 'vue';

/** Vue writes `reservation-type` in a template as the property `reservationType`. */
type Props = {
  [Name in keyof MerchantCheckoutProperties]?:
    | MerchantCheckoutProperties[Name]
    | (boolean extends MerchantCheckoutProperties[Name] ? '' | 'true' | 'false' : never)
    | null
    | undefined;
};

/** `@merchant-checkout-reserved` in a template is `onMerchantCheckoutReserved`. */
type Listeners = {
  [Name in keyof CheckoutEventDetails as `onMerchantCheckout${Capitalize<Name>}`]?:
    | ((event: CheckoutEvent<Name>) => void)
    | undefined;
};

declare module 'vue' {
  interface GlobalComponents {
    'merchant-checkout': DefineComponent<Props & Listeners & Omit<HTMLAttributes, keyof Props>>;
  }
}
