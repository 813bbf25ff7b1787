import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate } from '../screens/parts/use-translate.ts';
import { closeAction } from '../state/actions/flow/close.ts';
import { goBackAction } from '../state/actions/flow/move-step.ts';
import { configAtom } from '../state/config/config-atom.ts';
import { canGoBackAtom } from '../state/flow/flow-atoms.ts';
import { headerTitlesAtom } from '../state/flow/header-atom.ts';
import { Header } from '../ui/frame/header.tsx';

/** What is being booked and where, with the ways back and out. Spec section 2 "Header options". */
export function CheckoutHeader() {
  const { title, subtitle } = useAtomValue(headerTitlesAtom);
  const canGoBack = useAtomValue(canGoBackAtom);
  const { showClose } = useAtomValue(configAtom);
  const goBack = useSetAtom(goBackAction);
  const close = useSetAtom(closeAction);
  const t = useTranslate();
  return (
    <Header
      title={title}
      subtitle={subtitle ?? undefined}
      back={canGoBack ? { label: t('common.back'), onClick: goBack } : undefined}
      close={showClose ? { label: t('common.close'), onClick: close } : undefined}
    />
  );
}
