import { atom } from 'jotai/vanilla';

import type { MessageKey } from '../platform/i18n/message-key.ts';

/** A sentence for the customer: one of our texts, or what the server said. */
export type Sentence = { key: MessageKey } | { text: string };

/** What an OK modal says; null when none is open. */
export const alertAtom = atom<Sentence | null>(null);

/** A lasting remark at the top of the step, with the reason for being there; null when none. */
export interface StepNotice {
  tone: 'info' | 'warning' | 'danger';
  sentence: Sentence;
  /** What the server said, shown before the sentence. */
  said?: string | null | undefined;
  /** What the customer can read out of a try of unknown outcome. */
  reference?: string;
  /** Offers to begin anew. */
  offersRestart?: boolean;
}

export const stepNoticeAtom = atom<StepNotice | null>(null);

/** Whether the browser is online. */
export const onlineAtom = atom(true);

/** Takes the remark about being offline away; whoever is online again may go on. */
export const forgetOfflineAction = atom(null, (get, set) => {
  const sentence = get(stepNoticeAtom)?.sentence;
  if (sentence && 'key' in sentence && sentence.key === 'errors.offline') set(stepNoticeAtom, null);
});
