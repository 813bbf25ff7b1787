import { useAtomValue } from 'jotai';

import { venueAtom } from '../state/offer-atoms.ts';
import { noTransportAtom } from '../state/transport-terms-atoms.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CallShopButton } from './call-shop-button.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

/** Says how to order when neither take-away nor delivery is allowed here. */
export function NoTransport() {
  const isNone = useAtomValue(noTransportAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!isNone) return null;
  return (
    <Notice kind="warning" title={t('transport.noneTitle')} action={<CallShopButton />}>
      {t('transport.noneText', { shop: name })}
    </Notice>
  );
}
