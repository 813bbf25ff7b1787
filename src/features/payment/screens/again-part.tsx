import { useAtomValue } from 'jotai';

import { againQuestionAtom } from '../state/claim-purchase.ts';
import type { LazyPart } from '../../../screen-kit/screen.ts';
import { LazyPartView } from '../../../screen-kit/lazy-part.tsx';

const AGAIN_DIALOG: LazyPart = {
  load: () => import('./again-dialog.tsx'),
  catalogs: ['payment', 'confirmation'],
};

/** The question before something is paid again, which comes when it is asked. */
export function AgainPart() {
  const isAsked = useAtomValue(againQuestionAtom) !== null;
  return isAsked && <LazyPartView part={AGAIN_DIALOG} waiting={null} />;
}
