import { useAtomValue } from 'jotai';

import { referenceOf } from '../submission/rules/intent-key.ts';
import { lostTryOf } from '../submission/rules/submission-state.ts';
import { submissionAtom } from '../submission/submission-atom.ts';
import { useTranslate } from './use-translate.ts';

/**
 * What stands beside every "we do not know": what the server said, if anything, and the reference that the customer can
 * read out. Empty where no outcome is unknown. Contract section 3. Needs the `confirmation` texts.
 */
export function useLostTryDetails(): string {
  const lost = lostTryOf(useAtomValue(submissionAtom));
  const t = useTranslate();
  if (!lost) return '';
  const said = lost.serverMessage && t('confirm.serverSaid', { message: lost.serverMessage });
  const reference = t('confirm.tryReference', { reference: referenceOf(lost.intentKey) });
  return said ? `${said} ${reference}` : reference;
}
