import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Icon, type IconPath } from '../icon/icon.tsx';
import { buttonClass } from './button.tsx';

interface LinkButtonProps {
  href: string;
  children: ReactNode;
  icon?: IconPath | undefined;
  /** Opens a new tab; announced as this: "opens in a new tab". */
  newTabText?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A link (tel:, mailto:, https:) that looks like a button. `part="button"`. */
export function LinkButton({ href, children, icon, newTabText, onClick }: LinkButtonProps) {
  const newTab = newTabText === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} part="button" className={buttonClass({})} onClick={onClick} {...newTab}>
      <span className="mc-button__label">
        {icon && <Icon path={icon} />}
        <span>{children}</span>
        {newTabText && <VisuallyHidden> ({newTabText})</VisuallyHidden>}
      </span>
    </a>
  );
}
