import { atom } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { shoppingCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { getDeliveryRates } from '../calls/delivery-calls.ts';
import { addressIssues, normaliseAddress } from '../rules/address-form.ts';
import { deliveryAnswer, type DeliveryAnswer } from '../rules/delivery-answer.ts';
import type { DeliveryRates } from '../rules/delivery-rates.ts';
import { typedAddressAtom } from './typed-address.ts';

/** The place that was asked about. */
const askedPlaceAtom = runAtom<{ countryId: string; postalCode: string } | null>(null);

/** The rates at that place; a failure is reported, and leaves the question open. */
const ASKED_RATES = resource<DeliveryRates, { countryId: string; postalCode: string }>({
  key: (get) => get(askedPlaceAtom),
  read: ({ get, signal, key }) => get(servicesAtom).call(getDeliveryRates, [key], { signal }),
});

/** What weighs in the server's cart, as a text to compare: rates may depend on it. Changes once the server has taken a change. */
export const cartLoadAtom = atom((get) => {
  const lines = get(shoppingCartAtom)?.shops.flatMap(({ items }) => items) ?? [];
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]));
});

/** The load for which the rates were read. */
const askedLoadAtom = runAtom('');

const submitCountAtom = runAtom(0);

/** The typed postal code, which is also that of the delivery address. Never stored. */
export const postalCodeAtom = atom(
  (get) => get(typedAddressAtom).postalCode,
  (get, set, postalCode: string) => {
    set(submitCountAtom, 0);
    set(typedAddressAtom, { ...get(typedAddressAtom), postalCode });
  },
);

const isWrongAtom = atom((get) =>
  addressIssues(get(typedAddressAtom), { countries: null, fiscal: false }).some(
    ({ field }) => field === 'postalCode',
  ),
);

/** Whether the question was asked with a code that is none. */
export const postalCodeIsRefusedAtom = atom((get) => get(submitCountAtom) > 0 && get(isWrongAtom));

/** Asks for the rates at the typed postal code. After a failure, asks again. */
export const askDeliveryAction = atom(null, async (get, set): Promise<void> => {
  const address = normaliseAddress(get(typedAddressAtom));
  set(typedAddressAtom, address);
  set(submitCountAtom, (count) => count + 1);
  if (get(isWrongAtom)) return;
  const { countryId, postalCode } = address;
  set(askedPlaceAtom, { countryId, postalCode });
  set(askedLoadAtom, get(cartLoadAtom));
  await set(ASKED_RATES.load);
});

/** Reads the rates again for a changed cart; the answer before it shows meanwhile. */
export const syncAnswerAction = atom(null, async (get, set, load: string): Promise<void> => {
  if (get(askedPlaceAtom) === null || get(askedLoadAtom) === load) return;
  set(askedLoadAtom, load);
  await set(ASKED_RATES.reload);
});

/** What was asked and the answer; `answer` is null while it is on its way, and the whole before the question. */
export const deliveryAnswerAtom = atom(
  (get): { postalCode: string; answer: DeliveryAnswer | null } | null => {
    const place = get(askedPlaceAtom);
    if (!place) return null;
    const { status, value: rates } = get(ASKED_RATES.state);
    const { postalCode } = place;
    if (status === 'failed') return { postalCode, answer: { kind: 'unknown' } };
    if (!rates) return { postalCode, answer: null };
    const { shops } = get(cartAtom);
    return { postalCode, answer: deliveryAnswer(rates, shops, get(configAtom).shopId) };
  },
);
