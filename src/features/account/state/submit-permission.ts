import { atom } from 'jotai/vanilla';

import { stepNoticeAtom } from '../../../context/problems.ts';
import { userAtom } from '../../../context/user-atom.ts';
import type { Check } from '../../../submission/submit.ts';
import { hasToBeSeen, seenTokenAtom } from './linked-account.ts';

/** The customer sees whose account the link brought; a remark that waited for that goes. */
export const linkedAccountSeenAction = atom(null, (get, set, token: string) => {
  set(seenTokenAtom, token);
  const sentence = get(stepNoticeAtom)?.sentence;
  if (sentence && 'key' in sentence && sentence.key === 'errors.linkedAccount') {
    set(stepNoticeAtom, null);
  }
});

/**
 * What every kind of submission has to do with the account. One that a link brought has to be seen, with "not you?",
 * before it is used: its code may be late or lost, and the step then says so.
 */
export const ACCOUNT_CHECK: Check = (get, set) => {
  const token = get(userAtom)?.token;
  const isUnseen = token !== undefined && hasToBeSeen(get, token);
  return (
    isUnseen &&
    (() => set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.linkedAccount' } }))
  );
};
