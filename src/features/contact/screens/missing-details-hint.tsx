import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { contactIssuesAtom } from '../state/contact-form.ts';

/** The button over an incomplete form names this text as its description. */
export const GAP_ID = 'mc-confirm-gap';

/** Whether details of the customer are missing or wrong. */
export function useHasMissingDetails(): boolean {
  return useAtomValue(contactIssuesAtom).length > 0;
}

/** Says that the button leads to the first missing detail. */
export function MissingDetailsHint() {
  const t = useTranslate();
  return (
    <p id={GAP_ID} className="mc-hint">
      {t('confirm.gap')}
    </p>
  );
}
