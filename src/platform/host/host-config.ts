import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';

/** What the host reads of an element's attributes, anew at each use: they may change at run time. */
export type HostConfig = Pick<
  CheckoutConfig,
  'parentOrigin' | 'cspNonce' | 'analytics' | 'clientApplication' | 'clientPlatform'
>;
