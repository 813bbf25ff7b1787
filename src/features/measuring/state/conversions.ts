import { middlewareOrigin } from '../../../lib/url/middleware-origin.ts';
import { atom, type createStore, type Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom, entityConfigAtom } from '../../../context/checkout-context.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { isFirstEmission } from '../../../flow/state/emit-once.ts';
import { REFERRAL_COOKIE_DAYS } from '../../../lib/limits.ts';
import { orderAwaitsPaymentAtom } from '../../ordering/state/order-awaits-payment-atom.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { sendMapsConversion } from '../calls/maps-conversion.ts';
import {
  buildMapsConversion,
  merchantOf,
  readReferral,
  writeReferral,
  type Referral,
} from '../rules/maps-conversion.ts';

/**
 * The id of the completed transaction: a booking, an order that is not paid online, points, or vouchers that the server
 * reports as paid; null until then. Only the platform's server learns whether an online order was paid.
 */
export const completedTransactionAtom = atom((get): string | null => {
  const done = get(reservationAtom)?.transactionId ?? get(orderResultAtom)?.orderRef;
  if (done !== undefined) return get(orderAwaitsPaymentAtom) ? null : done;
  const result = get(voucherResultAtom);
  return result?.status === 'paid' ? `payment ${result.paymentId}` : null;
});

/** Cookie of the registrable domain with the maps service's token and merchant. Contract section 3. */
const REFERRAL_COOKIE = 'mc_rwg';

/** The referral by the maps service in the last 30 days; null without one. Read at each call. */
const referralNow = (get: Getter): Referral | null =>
  readReferral(get(servicesAtom).host.cookies.read(REFERRAL_COOKIE));

/**
 * Keeps the page's token for 30 days, with the merchant that it was issued for. With `consent="necessary"`, removes the token
 * of an earlier visit. Contract section 3 "Maps conversion", section 1 "consent".
 */
const rememberReferralAction = atom(null, (get) => {
  const { rwgToken: token, consent } = get(configAtom);
  if (consent === 'necessary') {
    if (referralNow(get)) get(servicesAtom).host.cookies.remove(REFERRAL_COOKIE);
    return;
  }
  if (token === null || referralNow(get)?.token === token) return;
  const referral = writeReferral({ token, merchant: merchantOf(get(configAtom)) });
  get(servicesAtom).host.cookies.write(REFERRAL_COOKIE, referral, REFERRAL_COOKIE_DAYS);
});

const reportToMapsAction = atom(null, async (get, set): Promise<void> => {
  const transactionId = get(completedTransactionAtom);
  const partnerId = get(configAtom).mapsPartnerId ?? get(entityConfigAtom).env.mapsPartnerId;
  if (transactionId === null || partnerId === null) return;
  const referral = referralNow(get);
  const isRefused = () => get(configAtom).consent === 'necessary';
  if (!referral && !isRefused()) return;
  // Also without consent: a later consent does not cover this transaction.
  // The numbers of two middlewares repeat.
  const origin = middlewareOrigin(get(configAtom).middleware);
  if (!(await isFirstEmission(get, set, `converted ${transactionId} ${origin}`))) return;
  if (!referral || isRefused()) return;
  const conversion = buildMapsConversion(partnerId, referral, merchantOf(get(configAtom)));
  await sendMapsConversion(get(servicesAtom).fetch, conversion);
});

/**
 * Reports each completed transaction of a customer who came from the maps service, once and silently. Reads the state, so
 * that transactions completed before this code loaded count too. Contract section 3 "Maps conversion".
 */
export function trackConversions(store: ReturnType<typeof createStore>): void {
  const remember = () => store.set(rememberReferralAction);
  // A failure is ignored: the customer cannot act on it.
  const look = () => void store.set(reportToMapsAction).catch(() => undefined);
  store.sub(configAtom, remember);
  store.sub(completedTransactionAtom, look);
  remember();
  look();
}
