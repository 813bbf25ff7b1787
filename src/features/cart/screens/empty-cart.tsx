import { useAtomValue, useSetAtom } from 'jotai';

import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { cartIsOfServerAtom } from '../state/cart-atom.ts';
import { hasMenuStepAtom } from '../../../flow/state/menu-step-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { bagIcon } from '../../../ui/icon/shop-icons.ts';
import { HaveAccount } from '../../contact/screens/have-account.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** Nothing to order, and the way to something. Spec section 8 "Empty cart". */
export function EmptyCart() {
  const hasMenu = useAtomValue(hasMenuStepAtom);
  const isOfServer = useAtomValue(cartIsOfServerAtom);
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  const action = hasMenu ? (
    <Button variant="primary" onClick={() => jump('menu')}>
      {t('cart.toMenu')}
    </Button>
  ) : (
    <>
      {isOfServer && <HaveAccount />}
      <CallShopButton />
    </>
  );
  return (
    <EmptyState icon={bagIcon} title={t('cart.emptyError')} action={action}>
      {hasMenu && t('cart.emptyText')}
    </EmptyState>
  );
}
