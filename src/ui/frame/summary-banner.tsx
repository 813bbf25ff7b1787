import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icon/icon.tsx';
import './summary-banner.css';

export interface SummaryBannerItem {
  icon: IconPath;
  text: string;
}

export interface SummaryBannerProps {
  /** When, people or vouchers. */
  items: readonly SummaryBannerItem[];
  price?: ReactNode;
  /** "Change". */
  actionText: string;
  /** Undefined where nothing can be changed: the banner is then no button. */
  onClick: (() => void) | undefined;
}

/** When, how many and the price, as one button that goes back to change them. Spec section 2 screen 2. */
export function SummaryBanner({ items, price, actionText, onClick }: SummaryBannerProps) {
  const told = (
    <span className="mc-banner__items">
      {items.map((item) => (
        <span key={item.icon} className="mc-banner__item">
          <Icon path={item.icon} size="small" />
          {item.text}
        </span>
      ))}
      {price !== undefined && <span className="mc-banner__item">{price}</span>}
    </span>
  );
  if (!onClick) return <div className="mc-banner">{told}</div>;
  return (
    <button type="button" className="mc-banner" onClick={onClick}>
      {told}
      <span className="mc-banner__action">{actionText}</span>
    </button>
  );
}
