import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { CallParams } from './http/build-request.ts';
import type { Endpoint } from './http/endpoint.ts';

/**
 * A call that a flow may start with, for the ids that the page names: sent by the first module, before the code that parses
 * its answer has loaded. So it has no schema. A room's read of the same data takes its key and its arguments from here.
 */
export interface FirstCall<Values = NonNullable<CallParams['values']>> {
  endpoint: Endpoint;
  /** Beside the period and the language, which are those of the moment. */
  values: Values;
}

/** The first call for a config; null if only the app can tell what to ask. */
export type FirstCallOf = (config: CheckoutConfig) => FirstCall | null;
