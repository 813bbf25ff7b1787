import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { loadPrizesAction } from '../../state/actions/account/load-prizes.ts';
import { choosePrizeAction } from '../../state/actions/booking/choose-prize.ts';
import { bookAtom } from '../../state/booking/booking-state-atoms.ts';
import { priceAtom } from '../../state/campaign/price-atoms.ts';
import { PrizeSelect } from '../parts/prize-select.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { Screen } from '../screen.ts';

/** The prize that is taken off a booking's price; comes only for who is signed in and has to pay something. */
function BookingPrize() {
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

export const part: Screen = { Component: BookingPrize, styles: [] };
