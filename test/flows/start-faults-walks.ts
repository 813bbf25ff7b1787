import {
  createCheckout,
  loadCheckout,
  untilEvent,
  type Attributes,
  type CheckoutElement,
} from '../support/index.ts';
import { GUEST } from './walk.ts';

export const CAMPAIGN = '/rest/v1/web/campaigns/101';

export const OFFER = { ...GUEST, campaign: 101, lang: 'pt' } as const;

/** Puts an element into the page and waits until it says that it cannot go on. */
export async function startInVain(attributes: Attributes): Promise<CheckoutElement> {
  await loadCheckout();
  const element = createCheckout(attributes);
  const error = untilEvent(element, 'error');
  document.body.append(element);
  await error;
  return element;
}
