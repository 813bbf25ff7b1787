import { useAtom } from 'jotai';

import { bookAtom } from '../../../flow/state/flow-atoms.ts';
import { PrizeSelect } from '../../vouchers/screens/prize-select.tsx';

/** The prize of a booking, for signed-in customers whose booking costs something. */
export default function BookingPrize() {
  const [book, setBook] = useAtom(bookAtom);
  return (
    <PrizeSelect
      id="mc-booking-prize"
      prizeId={book.prizeId}
      // A smaller party may make the prize too high; then nothing is sent.
      isChecked
      onChange={(prizeId) => setBook({ ...book, prizeId })}
    />
  );
}
