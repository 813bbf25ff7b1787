import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { PrizeSelect } from '../../vouchers/screens/voucher-fields.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

/** Chooses the prize of a booking. Shown to signed-in customers whose booking costs something. */
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
      // A smaller party may have made the prize too high since: nothing is sent with it.
      error={isTooHigh ? t('forms.errors.prizeValueTooHighforVoucher') : null}
      onChange={(prizeId) => setBook({ ...book, prizeId })}
    />
  );
}
