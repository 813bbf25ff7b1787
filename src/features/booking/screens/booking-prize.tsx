import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import { choosePrizeAction } from '../state/choose-prize.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { PrizeSelect } from '../../vouchers/screens/prize-field.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

/** The prize that is taken off a booking's price; comes only for who is signed in and has to pay something. */
export default function BookingPrize() {
  const { prizeId } = useAtomValue(bookAtom);
  const isTooHigh = useAtomValue(priceAtom)?.isPrizeTooHigh ?? false;
  const load = useSetAtom(loadPrizesAction);
  const choose = useSetAtom(choosePrizeAction);
  const t = useTranslate();
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <PrizeSelect
      id="mc-booking-prize"
      prizeId={prizeId}
      // A smaller party may have made the prize too high since: nothing is sent with it.
      error={isTooHigh ? t('forms.errors.prizeValueTooHighforVoucher') : null}
      onChange={choose}
    />
  );
}
