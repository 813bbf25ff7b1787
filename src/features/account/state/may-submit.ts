import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import type { SubmitKind } from '../../../platform/host/checkout-events.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { hasToBeSeen, seenTokenAtom } from './linked-account-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** The customer sees whose account the link brought; a remark that waited for that goes. */
export const linkedAccountSeenAction = atom(null, (get, set, token: string) => {
  set(seenTokenAtom, token);
  const sentence = get(stepNoticeAtom)?.sentence;
  if (sentence && 'key' in sentence && sentence.key === 'errors.linkedAccount') {
    set(stepNoticeAtom, null);
  }
});

/**
 * Whether what the customer wants sent may go; everything that books, orders, buys or obtains asks here first. An
 * account that a link brought has to be seen, with "not you?", before it is used: its code may be late or lost, and
 * the step then says so. Last, the page may cancel the `submit` event.
 */
export function maySubmit(get: Getter, set: Setter, kind: SubmitKind, intentKey: Id): boolean {
  const intent = referenceOf(intentKey);
  const token = get(userAtom)?.token;
  if (token === undefined || !hasToBeSeen(get, token))
    return get(servicesAtom).host.emit('submit', { kind, intent });
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.linkedAccount' } });
  return false;
}
