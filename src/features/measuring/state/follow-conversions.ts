import { atom, type createStore } from 'jotai/vanilla';

import { sendMapsConversion } from '../calls/send-maps-conversion.ts';
import { buildMapsConversion } from '../rules/maps-conversion.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { entityConfigAtom } from '../../../context/entity-config-atom.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { servicesAtom } from '../../../context/services.ts';
import { completedTransactionAtom } from './completed-transaction-atom.ts';
import { merchantAtom, readReferralAction, rememberReferralAction } from './referral.ts';

/** Where the transactions that were told are kept, so that a reload does not tell them again. */
const CONVERTED_KEY = 'merchant-checkout:converted';

const tellMapsAction = atom(null, async (get, set): Promise<void> => {
  const transactionId = get(completedTransactionAtom);
  const partnerId = get(configAtom).mapsPartnerId ?? get(entityConfigAtom).env.mapsPartnerId;
  if (transactionId === null || partnerId === null) return;
  const referral = set(readReferralAction);
  if (!referral) return;
  if (!(await isFirstTime(get, set, CONVERTED_KEY, transactionId))) return;
  const conversion = buildMapsConversion(partnerId, referral, get(merchantAtom));
  await sendMapsConversion(get(servicesAtom).fetch, conversion);
});

/**
 * Tells the maps service of every completed transaction of a customer whom it sent, once and in silence. Read off the
 * state, so that one from before this code arrived counts too. The returned function stops it. Contract section 3
 * "Maps conversion".
 */
export function followConversions(store: ReturnType<typeof createStore>): () => void {
  const remember = () => store.set(rememberReferralAction);
  // Without its code the call cannot be made: nobody is told, and nobody needs to know.
  const look = () => void store.set(tellMapsAction).catch(() => undefined);
  const stops = [store.sub(configAtom, remember), store.sub(completedTransactionAtom, look)];
  remember();
  look();
  return () => stops.forEach((stop) => stop());
}
