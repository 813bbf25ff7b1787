import { useAtomValue } from 'jotai';

import { campaignInfoAtom } from '../../state/campaign-atoms.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CallShopButton } from '../parts/call-shop-button.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { PurchaseTexts } from './choice-texts.ts';

export interface PurchasePanelProps {
  texts: PurchaseTexts;
}

/** Says that this version sells nothing online, and whom to ask instead. */
export function PurchasePanel({ texts }: PurchasePanelProps) {
  const info = useAtomValue(campaignInfoAtom);
  const t = useTranslate();
  const shop = info?.shopName ?? '';
  const key = info?.shopPhone ? 'choice.notOnline.phone' : 'choice.notOnline.noPhone';
  return (
    <EmptyState icon={texts.icon} title={t(texts.notOnlineTitle)} action={<CallShopButton />}>
      {t(key, { shop })}
    </EmptyState>
  );
}
