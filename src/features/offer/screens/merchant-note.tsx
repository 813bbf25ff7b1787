import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { bookableAtom, venueAtom } from '../state/offer-atoms.ts';

/** The merchant's note at the end of a booking, or on a confirmed one. Spec section 2 screens 6 and 14. */
export function MerchantNote({ of }: { of: 'finishing' | 'confirmed' }) {
  const note = useAtomValue(bookableAtom)?.notes[of];
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  // A confirmed booking names the shop already.
  const title = of === 'finishing' ? t('booking.noteFrom', { shop: name }) : undefined;
  return note ? <Notice title={title}>{note}</Notice> : null;
}
