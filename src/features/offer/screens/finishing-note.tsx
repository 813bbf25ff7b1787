import { useAtomValue } from 'jotai';

import { productAtom } from '../state/product-atom.ts';
import { venueAtom } from '../state/venue-atom.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** What the merchant wants the customer to know before the booking is sent. Spec section 2 screen 6. */
export function FinishingNote() {
  const note = useAtomValue(productAtom)?.notes.finishing;
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!note) return null;
  return <Notice title={t('booking.noteFrom', { shop: name })}>{note}</Notice>;
}
