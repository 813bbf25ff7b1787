import type { Getter, Setter } from 'jotai/vanilla';

import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Where the facts that the page was told are kept, so that a reload or a page out of the history does not tell them again. */
const TOLD_KEY = 'merchant-checkout:told';

/** Tells the page of a payment's fact once, also across a reload; only its id is kept. Contract section 1 "Events". */
export async function tellOnce<Name extends 'pending' | 'paid'>(
  get: Getter,
  set: Setter,
  name: Name,
  detail: CheckoutEventDetails[Name],
): Promise<void> {
  if (!(await isFirstTime(get, set, TOLD_KEY, `${name} ${detail.paymentId}`))) return;
  get(servicesAtom).host.emit(name, detail);
}
