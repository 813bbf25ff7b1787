import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import { bookAtom } from '../../../flow/state/flow-atoms.ts';
import { priceAtom } from '../../offer/state/offer-atoms.ts';
import { PrizeSelect } from '../../vouchers/screens/voucher-fields.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

/** The prize of a booking, for signed-in customers whose booking costs something. */
export default function BookingPrize() {
  const [book, setBook] = useAtom(bookAtom);
  const isTooHigh = useAtomValue(priceAtom)?.isPrizeTooHigh ?? false;
  const load = useSetAtom(loadPrizesAction);
  const t = useTranslate();
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <PrizeSelect
      id="mc-booking-prize"
      prizeId={book.prizeId}
      // A smaller party may make the prize too high; then nothing is sent.
      error={isTooHigh ? t('forms.errors.prizeValueTooHighforVoucher') : null}
      onChange={(prizeId) => setBook({ ...book, prizeId })}
    />
  );
}
