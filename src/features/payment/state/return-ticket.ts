import { atom, type Getter } from 'jotai/vanilla';

import { ownParamNames } from '../rules/payment-return.ts';
import { returnOwnerKey, strippedParamsKey } from '../rules/return-marker.ts';
import { secretParts } from '../../../lib/url/page-url-secrets.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';

/** What tells a way back from the provider from a made-up address. */
export interface ReturnTicket {
  nonce: string | null;
  /** Parameters of the merchant's own page that look like the provider's. */
  ownParams: readonly string[];
}

/** The ticket of the payment link that was asked for last. */
export const returnTicketAtom = atom<ReturnTicket>({ nonce: null, ownParams: [] });

/** A ticket, fresh where no nonce is given, known to every element of the site in this tab. */
export function issueTicket(
  get: Getter,
  nonce = get(servicesAtom).host.randomId(),
): { nonce: string; ownParams: readonly string[] } {
  const { host } = get(servicesAtom);
  host.storage.write(returnOwnerKey(nonce), get(savedStateKeyAtom));
  const stripped = secretParts(host.pageUrl());
  if (stripped) host.storage.write(strippedParamsKey(nonce), JSON.stringify(stripped));
  return { nonce, ownParams: ownParamNames(host.pageUrl()) };
}

/** Whose way back a nonce is: this element's, another one's, or nobody's. */
export async function ownerOfTicket(
  get: Getter,
  nonce: string,
): Promise<'own' | 'other' | 'nobody'> {
  const owner = await get(servicesAtom).host.storage.read(returnOwnerKey(nonce));
  if (owner === null) return 'nobody';
  return owner === get(savedStateKeyAtom) ? 'own' : 'other';
}
