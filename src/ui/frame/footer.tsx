import type { ReactNode } from 'react';

import './frame.css';
import '../icon/icon.css';

interface PoweredByProps {
  /** "Powered by" */
  text: string;
  /** The product's name: the wordmark. */
  name: string;
}

/** "Powered by", the logo and the wordmark. */
export function PoweredBy({ text, name }: PoweredByProps) {
  return (
    <span className="mc-powered">
      <span>{text}</span>
      <svg className="mc-powered__mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M6 1h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" />
        <path className="mc-powered__tick" d="M5.5 10.5l3 3 6-7" />
      </svg>
      <b>{name}</b>
    </span>
  );
}

interface LanguageShownProps {
  /** "PT" */
  code: string;
  /** In its own language: "Português". */
  name: string;
  /** A `Flag`; by default an empty space of its size. */
  flag?: ReactNode;
}

/** The chosen language of the picker; in `mc-language`, also its placeholder. */
export function LanguageShown({ code, name, flag }: LanguageShownProps) {
  return (
    <span className="mc-language__chosen" aria-hidden="true">
      {flag ?? <span className="mc-flag" />}
      <b>{code}</b> <span>{name}</span>
    </span>
  );
}

interface FooterProps {
  /** A `LanguagePicker`. */
  languages?: ReactNode;
  /** `Link`s: privacy, terms, complaints. */
  links?: readonly ReactNode[] | undefined;
  /** A `PoweredBy`. */
  poweredBy?: ReactNode;
}

/** The footer of the frame. `part="footer"`. */
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
