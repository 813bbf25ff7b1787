import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { editIcon } from '../icon/result-icons.ts';
import './summary-banner.css';

export interface SummaryBannerItem {
  icon: IconPath;
  text: string;
}

interface SummaryBannerProps {
  /** When, people or vouchers. */
  items: readonly SummaryBannerItem[];
  price?: ReactNode;
  /** "Change". */
  actionText: string;
  /** Without it, the banner is no button. */
  onClick: (() => void) | undefined;
}

/** Date, count and price, as a button to change them. Spec section 2 screen 2. */
export function SummaryBanner({ items, price, actionText, onClick }: SummaryBannerProps) {
  const summary = (
    <span className="mc-banner__items">
      {items.map((item) => (
        <span key={item.icon} className="mc-banner__item">
          <Icon path={item.icon} size="small" />
          {item.text}
        </span>
      ))}
    </span>
  );
  const amount = price !== undefined && <span className="mc-banner__price">{price}</span>;
  if (!onClick) {
    return (
      <div className="mc-banner">
        {summary}
        {amount}
      </div>
    );
  }
  return (
    <button type="button" className="mc-banner" onClick={onClick}>
      {summary}
      {amount}
      <VisuallyHidden>{actionText}</VisuallyHidden>
      <Icon path={editIcon} size="small" />
    </button>
  );
}
