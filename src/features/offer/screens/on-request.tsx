import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { clockIcon } from '../../../ui/icon/icon.tsx';
import { bookingTypeAtom, venueAtom } from '../state/offer-atoms.ts';
import { awaitsMerchant } from '../rules/booking-type.ts';

/** Says that the shop must still accept the booking or order; nothing if it is confirmed at once. */
export function OnRequest() {
  const type = useAtomValue(bookingTypeAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!awaitsMerchant(type)) return null;
  return <Notice icon={clockIcon}>{t('reservation.onRequest', { shop: name })}</Notice>;
}
