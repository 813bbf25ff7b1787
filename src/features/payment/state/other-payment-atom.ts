import { atom } from 'jotai/vanilla';

import { hasOtherOpenPayment } from '../rules/wait/wait-state.ts';
import { voucherResultAtom, waitAtom } from './payment-atoms.ts';

/** Whether a further request may still show in the wallet after one was paid, also after a reload. */
export const otherPaymentIsOpenAtom = atom((get): boolean => {
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return false;
  return result.otherOpen || hasOtherOpenPayment(get(waitAtom));
});
