import type { Feature } from '../../flow/feature-interface.ts';
import { load } from '../../context/checkout-context.ts';
import { EMPTY_INVOICE } from '../offer/rules/offer-choice.ts';
import { EMPTY_CONTACT } from './rules/contact-state.ts';
import { contactAtom } from './state/contact-atom.ts';
import { invoiceAtom } from './state/invoice-atom.ts';

/** The customer's details and invoice. */
export const contact: Feature = {
  loadStepRules: async (get) =>
    (await load(get, () => import('./state/contact-form.ts'))).CONTACT_RULES,
  reset(_get, set) {
    set(contactAtom, EMPTY_CONTACT);
    set(invoiceAtom, EMPTY_INVOICE);
  },
};
