import { useAtomValue, useSetAtom } from 'jotai';

import { deferred, Deferred } from '../../../screen-kit/deferred.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { giftAtom } from '../state/gift-atom.ts';
import type { BoughtVouchers } from './gift-panel.tsx';

const GIFT_PANEL = deferred(() => import('./gift-panel.tsx'), ['gift']);

interface GiftSectionProps {
  summary: string;
  /** The paid vouchers; none while they are being bought. */
  bought?: BoughtVouchers;
}

/**
 * A card for vouchers that are given. Closed until the customer opens it, which loads its code; once opened, it is open on
 * the confirmation too.
 */
export function GiftSection({ summary, bought }: GiftSectionProps) {
  const { isWanted } = useAtomValue(giftAtom);
  const setGift = useSetAtom(giftAtom);
  const onToggle = (open: boolean) => setGift((gift) => ({ ...gift, isWanted: open }));
  return (
    <Details summary={summary} open={isWanted} onToggle={onToggle}>
      <Deferred
        of={GIFT_PANEL}
        props={isWanted ? { bought: bought ?? null } : null}
        waiting={<Skeleton shape="block" />}
      />
    </Details>
  );
}
