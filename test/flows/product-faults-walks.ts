import type { Attributes } from '../support/index.ts';
import { guestWith, startAtConfirm } from './product-walks.ts';
import { fillContact, type Walk } from './walk.ts';

export const ORDERS = 'POST /rest/v1/web/orders';

export const RATES = 'GET /rest/v1/web/delivery/rates';

export const AGAIN = 'Tentar de novo mesmo assim e pagar ao receber';

/** A guest of a session of their own, with these products alone. */
export const withProducts = (products: string): Attributes => ({
  ...guestWith('one-shop'),
  'session-id': 'somebody-else',
  cart: products,
});

/** A guest at the button that orders, to be paid in the shop. */
export async function atButton(attributes: Attributes): Promise<Walk> {
  const walk = await startAtConfirm(attributes);
  await fillContact(walk);
  return walk;
}

export const timesOrdered = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'order').length;
