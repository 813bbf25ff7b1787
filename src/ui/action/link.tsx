import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import './link.css';

interface LinkProps {
  href: string;
  children: ReactNode;
  /** Announced after the link's text: "opens in a new tab". */
  newTabText: string;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A text link that opens a new tab, to keep the customer's input. */
export function Link({ href, children, newTabText, onClick }: LinkProps) {
  return (
    <a className="mc-link" href={href} target="_blank" rel="noopener" onClick={onClick}>
      {children}
      <VisuallyHidden> ({newTabText})</VisuallyHidden>
    </a>
  );
}
