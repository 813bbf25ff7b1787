import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { giftIcon, smartIcon } from '../../../ui/icon/booking-icons.ts';
import type { IconPath } from '../../../ui/icon/icon-path.ts';

/** What the heading and the tabs say. */
export interface PurchaseTexts {
  title: MessageKey;
  bookTab: MessageKey;
  buyTab: MessageKey;
  icon: IconPath;
}

/** The premium variant has titles of its own. Spec section 2 screen 3. */
export const PURCHASE_TEXTS: Record<'voucher' | 'premium', PurchaseTexts> = {
  voucher: {
    title: 'choice.title.voucher',
    bookTab: 'choice.tabs.book',
    buyTab: 'choice.tabs.voucher',
    icon: giftIcon,
  },
  premium: {
    title: 'choice.title.premium',
    bookTab: 'choice.tabs.premiumBook',
    buyTab: 'choice.tabs.premiumVoucher',
    icon: smartIcon,
  },
};
