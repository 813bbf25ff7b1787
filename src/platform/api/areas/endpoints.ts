import type { Endpoint } from '../http/endpoint.ts';
import { FIRST_TABLE } from './first-endpoints.ts';
import { LATER_TABLE } from './later-endpoints.ts';
import { ORDER_TABLE } from '../../../features/ordering/calls/order-endpoints.ts';
import { PAYMENT_TABLE } from '../../../features/payment/calls/payment-endpoints.ts';
import { ACCOUNT_TABLE } from '../../../features/account/calls/account-endpoints.ts';

const TABLE = {
  ...FIRST_TABLE,
  ...LATER_TABLE,
  ...ACCOUNT_TABLE,
  ...PAYMENT_TABLE,
  ...ORDER_TABLE,
};

export type EndpointName = keyof typeof TABLE;

/** Every call by name. Spec section 7. Code that ships takes the table of its own area, which comes with its chunk. */
export const ENDPOINTS: Readonly<Record<EndpointName, Endpoint>> = TABLE;
