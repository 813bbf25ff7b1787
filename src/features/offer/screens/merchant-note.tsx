import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { bookableAtom, venueAtom } from '../state/offer-atoms.ts';

/** The merchant's note at the end of a booking. Spec section 2 screen 6. */
export function MerchantNote() {
  const note = useAtomValue(bookableAtom)?.notes.finishing;
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  return note ? <Notice title={t('booking.noteFrom', { shop: name })}>{note}</Notice> : null;
}
