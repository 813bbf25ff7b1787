import { atom } from 'jotai/vanilla';

import { accountMark } from '../../../lib/account-mark.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { chosenPrizeAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { orderChoiceAtom } from '../../cart/state/order-choice-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { choiceOf } from '../../../flow/rules/choice-of.ts';

/**
 * What is sent by the next press, as a text to compare: of which offer or service, by which account, and all that was
 * chosen. What differs in any of them is another intent, with a key of its own. Nothing personal is in it.
 */
export const intentChoiceAtom = atom((get): string => {
  // A prize that is not at hand is neither shown nor sent.
  const book = { ...get(bookAtom), prizeId: get(chosenPrizeAtom)?.id ?? null };
  const { campaignId = null, serviceId = null } = get(productAtom) ?? {};
  const about = [campaignId, serviceId, get(configAtom).offerCode, book.transportInstant];
  const choice = choiceOf(book, get(orderChoiceAtom)) + JSON.stringify(about);
  const user = get(credentialsAtom);
  return user ? `${choice} ${accountMark(choice, user.userId)}` : choice;
});
