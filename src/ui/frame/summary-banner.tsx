import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icon-path.ts';

export interface SummaryBannerItem {
  icon: IconPath;
  text: string;
}

export interface SummaryBannerProps {
  /** When, people or vouchers. */
  items: readonly SummaryBannerItem[];
  price?: ReactNode;
  /** What a click does: "Change". */
  actionText: string;
  onClick: () => void;
}

/** When, how many and the price, as one button that goes back to change them. Spec section 2 screen 2. */
export function SummaryBanner({ items, price, actionText, onClick }: SummaryBannerProps) {
  return (
    <button type="button" className="mc-banner" onClick={onClick}>
      <span className="mc-banner__items">
        {items.map((item) => (
          <span key={item.icon} className="mc-banner__item">
            <Icon path={item.icon} size="small" />
            {item.text}
          </span>
        ))}
        {price !== undefined && <span className="mc-banner__item">{price}</span>}
      </span>
      <span className="mc-banner__action">{actionText}</span>
    </button>
  );
}
