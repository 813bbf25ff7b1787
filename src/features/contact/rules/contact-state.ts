import { DEFAULT_PREFIX } from '../../../lib/limits.ts';

/** An untouched contact and client-information form. Spec section 3 "Client and payment". */
export const EMPTY_CONTACT = {
  name: '',
  email: '',
  /** Dial prefix with its plus sign. */
  prefix: DEFAULT_PREFIX,
  phone: '',
  notes: '',
  vatId: '',
};

export type ContactState = typeof EMPTY_CONTACT;
