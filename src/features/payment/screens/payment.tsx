import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';

import { PRIZES } from '../../account/state/prizes.ts';
import { changePaymentAction, paymentViewAtom, type PaymentView } from '../state/payment-view.ts';
import { subviewAtom } from '../../../flow/state/flow-atoms.ts';
import { PayAgain } from './pay-again.tsx';
import { ChargeDialog, LinkView } from './link-view.tsx';
import { ChooseView } from './choose-view.tsx';
import { useFreshView, type PaymentViewProps } from './purchase-summary.tsx';
import { WalletView } from './wallet-view.tsx';
import './payment.css';

const VIEWS: Record<PaymentView, ComponentType<PaymentViewProps>> = {
  choose: ChooseView,
  wallet: WalletView,
  link: LinkView,
};

/** Makes Back return from an open payment to the methods first; the payment is still polled. */
function useBackToMethods(view: PaymentView): void {
  const setSubview = useSetAtom(subviewAtom);
  const change = useSetAtom(changePaymentAction);
  useEffect(() => {
    if (view === 'choose') return undefined;
    setSubview({ back: () => change(), leave: () => undefined });
    return () => setSubview(null);
  }, [view, setSubview, change]);
}

/** The payment step of vouchers: methods, then the wait. Spec section 2 screen 11, section 4 "Payment step". */
export default function Payment() {
  const view = useAtomValue(paymentViewAtom);
  const loadPrizes = useSetAtom(PRIZES.load);
  const [firstView] = useState(view);
  const [hasMoved, setHasMoved] = useState(false);
  if (view !== firstView && !hasMoved) setHasMoved(true);
  useBackToMethods(view);
  useFreshView(hasMoved && view);
  useEffect(() => {
    // After a reload the prizes are not loaded, but a chosen one is part of the price.
    void loadPrizes();
  }, [loadPrizes]);
  const View = VIEWS[view];
  return (
    <>
      <View key={view} focusTitle={hasMoved} />
      <ChargeDialog />
      <PayAgain />
    </>
  );
}
