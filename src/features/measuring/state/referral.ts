import { atom } from 'jotai/vanilla';

import {
  merchantOf,
  readReferral,
  writeReferral,
  type Referral,
} from '../rules/maps-conversion.ts';
import { REFERRAL_COOKIE_DAYS } from '../../../lib/limits.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Cookie of the registrable domain that holds the maps service's token and whom it was for. Contract section 3. */
const REFERRAL_COOKIE = 'mc_rwg';

/** The merchant of the page, as referrals name it. */
export const merchantAtom = atom((get) => merchantOf(get(configAtom)));

/** Who was referred by the maps service in the last 30 days; null when nobody was. Read at each call. */
export const readReferralAction = atom(null, (get): Referral | null =>
  readReferral(get(servicesAtom).host.cookies.read(REFERRAL_COOKIE)),
);

/** Keeps a token that the page names for 30 days, with the merchant that it came for. Contract section 3 "Maps conversion". */
export const rememberReferralAction = atom(null, (get, set) => {
  const { rwgToken: token } = get(configAtom);
  if (token === null || set(readReferralAction)?.token === token) return;
  const referral = writeReferral({ token, merchant: get(merchantAtom) });
  get(servicesAtom).host.cookies.write(REFERRAL_COOKIE, referral, REFERRAL_COOKIE_DAYS);
});
