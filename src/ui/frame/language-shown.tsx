import type { ReactNode } from 'react';
import './frame.css';
import '../icon/icon.css';

export interface LanguageShownProps {
  /** "PT" */
  code: string;
  /** In its own language: "Português". */
  name: string;
  /** A `Flag`; without it a place of its size. */
  flag?: ReactNode;
}

/** What the language picker shows of the language chosen. Alone, inside `mc-language`, it holds the picker's place. */
export function LanguageShown({ code, name, flag }: LanguageShownProps) {
  return (
    <span className="mc-language__chosen" aria-hidden="true">
      {flag ?? <span className="mc-flag" />}
      <b>{code}</b> <span>{name}</span>
    </span>
  );
}
