import { useAtomValue } from 'jotai';

import { campaignInfoAtom } from '../../offer/state/campaign-atoms.ts';
import { isPremiumReservationAtom } from '../../offer/state/premium-reservation-atom.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { giftIcon, smartIcon } from '../../../ui/icon/booking-icons.ts';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** An offer without a price cannot be bought here: whom to ask instead. */
export function NotOnline() {
  const info = useAtomValue(campaignInfoAtom);
  const isPremium = useAtomValue(isPremiumReservationAtom);
  const t = useTranslate();
  const shop = info?.shopName ?? '';
  return (
    <EmptyState
      icon={isPremium ? smartIcon : giftIcon}
      title={t(isPremium ? 'voucher.notOnline.premiumTitle' : 'voucher.notOnline.voucherTitle')}
      action={<CallShopButton />}
    >
      {t(info?.shopPhone ? 'voucher.notOnline.phone' : 'voucher.notOnline.noPhone', { shop })}
    </EmptyState>
  );
}
