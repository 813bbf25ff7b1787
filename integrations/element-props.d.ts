import type { MerchantCheckoutAttributes, MerchantCheckoutProperties } from 'merchant-checkout';

/** Attributes as markup writes them; properties where a framework can set those. */
export type ElementProps = MerchantCheckoutAttributes & {
  [Name in Exclude<keyof MerchantCheckoutProperties, keyof MerchantCheckoutAttributes>]?:
    | MerchantCheckoutProperties[Name]
    | null
    | undefined;
};
