import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate } from '../screen-kit/use-translate.ts';
import { closeAction } from '../flow/state/close.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { configAtom } from '../context/config-atom.ts';
import { canGoBackAtom } from '../flow/state/flow-atoms.ts';
import { headerTitlesAtom } from './header-atom.ts';
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
