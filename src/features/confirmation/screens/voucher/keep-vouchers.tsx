import { useAtomValue } from 'jotai';

import { shareText } from '../../rules/share-text.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import { priceAtom } from '../../../offer/state/price-atoms.ts';
import { productAtom } from '../../../offer/state/product-atom.ts';
import { venueAtom } from '../../../offer/state/venue-atom.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { ShareButton } from '../keep-buttons.tsx';
import { sharePartsOf } from '../share-parts.ts';
import type { SharedWords } from '../use-shared-words.ts';

const PER_VOUCHER = {
  plain: 'payment.share.price',
  reduced: 'payment.share.priceReduced',
} as const;

/** The offer as it is told to others; a voucher has no moment, and its code is not told. */
function useVoucherWords(): SharedWords {
  const product = useAtomValue(productAtom);
  const venue = useAtomValue(venueAtom);
  const price = useAtomValue(priceAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  const campaignTitle = product?.productTitle ?? '';
  const facts = {
    campaignTitle,
    venue,
    price,
    priceTexts: PER_VOUCHER,
    currency: product?.currency ?? '',
    times: [],
  };
  return { title: campaignTitle, text: shareText(sharePartsOf(facts, t, locale)) };
}

/** Ways to tell others of it. Spec section 2 screen 14. */
export function KeepVouchers() {
  const words = useVoucherWords();
  return (
    <div className="mc-success__buttons">
      <ShareButton data={words} />
    </div>
  );
}
