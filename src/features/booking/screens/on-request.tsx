import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { clockIcon } from '../../../ui/icon/icon.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { awaitsMerchantAtom } from '../state/booking-result.ts';

/** Says beside the last button that the shop must still accept what is sent; nothing where it stands at once. */
export function OnRequest() {
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!awaitsMerchant) return null;
  return <Notice icon={clockIcon}>{t('reservation.onRequest', { shop: name })}</Notice>;
}
