import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { showsVatId } from '../rules/contact-form-rules.ts';
import { contactAtom } from './contact-atom.ts';

/**
 * The details of the customer as they are shown and sent: without the VAT number where the form has notes, and with the page's
 * notes where it has none. What was typed is kept until its field is shown again.
 */
export const askedContactAtom = atom((get) => {
  const contact = get(contactAtom);
  return showsVatId(get(bookingTypeAtom))
    ? { ...contact, notes: get(configAtom).prefill.notes ?? '' }
    : { ...contact, vatId: '' };
});
