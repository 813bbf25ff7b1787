import { IconButton } from '../action/icon-button.tsx';
import { chevronLeftIcon, closeIcon } from '../icon/frame-icons.ts';
import './frame.css';

export interface HeaderProps {
  /** The campaign, shop or product. */
  title: string;
  /** A second line: the shop's name. */
  subtitle?: string | undefined;
  back?: { label: string; onClick: () => void } | undefined;
  close?: { label: string; onClick: () => void } | undefined;
}

/** Back, what this is about, close. `part="header"`. */
export function Header({ title, subtitle, back, close }: HeaderProps) {
  return (
    <header className="mc-header" part="header">
      {back && <IconButton icon={chevronLeftIcon} label={back.label} onClick={back.onClick} />}
      <div className="mc-header__texts">
        <p className="mc-header__title">{title}</p>
        {subtitle && <p className="mc-header__subtitle">{subtitle}</p>}
      </div>
      {close && <IconButton icon={closeIcon} label={close.label} onClick={close.onClick} />}
    </header>
  );
}
