import type { Getter } from 'jotai/vanilla';

import type { Prefill } from '../../../lib/config/prefill.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { externalTokenOf } from './find-credentials.ts';
import { readCredentials } from './identity.ts';

const CONTACT_PREFILLS = [
  'name',
  'email',
  'prefix',
  'phone',
  'notes',
] as const satisfies readonly (keyof Prefill)[];

/** Whether something of the contact form may be known before the customer types: by the page or a sign-in. */
export function isCustomerNamed(get: Getter): boolean {
  const { prefill } = get(configAtom);
  const isSignedIn = readCredentials(get) !== null || externalTokenOf(get) !== null;
  return CONTACT_PREFILLS.some((field) => prefill[field]) || isSignedIn;
}
