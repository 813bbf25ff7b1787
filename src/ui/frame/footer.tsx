import type { ReactNode } from 'react';
import './frame.css';

export interface FooterProps {
  /** A `LanguagePicker`. */
  languages?: ReactNode;
  /** `Link`s: privacy, terms, complaints. */
  links?: readonly ReactNode[] | undefined;
  /** A `PoweredBy`. */
  poweredBy?: ReactNode;
}

/** The foot of the frame. `part="footer"`. */
export function Footer({ languages, links = [], poweredBy }: FooterProps) {
  return (
    <footer className="mc-footer" part="footer">
      {links.length > 0 && (
        <ul className="mc-footer__links">
          {links.map((link, index) => (
            <li key={index}>{link}</li>
          ))}
        </ul>
      )}
      <div className="mc-footer__row">
        {languages}
        {poweredBy}
      </div>
    </footer>
  );
}
