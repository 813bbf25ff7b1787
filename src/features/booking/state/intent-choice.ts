import { atom, type Getter } from 'jotai/vanilla';

import { configAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { accountChecksum } from '../../../lib/account-mark.ts';
import type { BookState } from '../../offer/rules/offer-choice.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom } from '../../vouchers/state/price-atoms.ts';

/** What is booked besides the booking form. */
interface ChosenWith {
  /** The choices of the menu order that the booking contains. */
  order?: string;
  /** Ids of what is booked. */
  offer?: readonly (string | null)[];
}

/**
 * All that is chosen, as a text to compare. A new part of the booking form does not compile until it is named here: it belongs in
 * the text unless it is personal data, because the text is kept.
 */
export function choiceOf(book: BookState, { order = '', offer = [] }: ChosenWith = {}): string {
  const {
    date,
    dateTimes,
    numberOfPeople,
    resourceId = null,
    prizeId,
    transportInstant,
    ...nothing
  } = book;
  const isAll: Record<string, never> = nothing;
  const prize = prizeId === null ? {} : { prizeId };
  const form = { date, dateTimes, numberOfPeople, resourceId, ...prize, ...isAll };
  return JSON.stringify(form) + order + JSON.stringify([...offer, transportInstant]);
}

/** Adds a mark of the signed-in account to a choice: another account makes another intent. */
export function choiceOfAccount(get: Getter, choice: string): string {
  const user = get(credentialsAtom);
  return user ? `${choice} ${accountChecksum(choice, user.userId)}` : choice;
}

/**
 * The choices of the next request as a text to compare: offer or service, account, day, times, party, and `order`, the
 * choices of the menu order that it contains. A difference makes another intent with its own key. Leaves out contact
 * details, which are personal, and whose correction after a lost answer must not book twice.
 */
export function intentChoice(get: Getter, order = ''): string {
  // A prize that the account does not have is neither shown nor sent.
  const book = { ...get(bookingFormAtom), prizeId: get(chosenPrizeAtom)?.id ?? null };
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const offer = [campaignId, serviceId, get(configAtom).offerCode];
  return choiceOfAccount(get, choiceOf(book, { order, offer }));
}

/** The choices of a booking without an order, or of points. */
export const intentChoiceAtom = atom((get) => intentChoice(get));
