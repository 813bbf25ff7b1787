import { useAtomValue } from 'jotai';

import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { deferred, Deferred } from '../../../screen-kit/deferred.tsx';

const AGAIN_DIALOG = deferred(
  () => import('./pay-again-dialog.tsx'),
  ['contact', 'payment', 'shared'],
);

/** The question before paying again; loaded when it is asked. */
export function PayAgain() {
  const isAsked = useAtomValue(againQuestionAtom) !== null;
  return isAsked && <Deferred of={AGAIN_DIALOG} />;
}
