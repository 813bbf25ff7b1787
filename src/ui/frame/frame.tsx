import type { ReactNode } from 'react';
import '../tokens.css';
import '../base.css';
import './frame.css';
import '../forced-colors.css';

export interface FrameProps {
  /** BCP 47 language of everything inside: "pt-PT". */
  lang: string;
  /** Accessible name of the whole. */
  label: string;
  header?: ReactNode;
  progress?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** An `Overlay`; what lies under it cannot be used meanwhile. */
  overlay?: ReactNode;
}

/** The outer shape of every screen; `mc-root` shields it from the page's inherited styles. `part="frame"`. */
export function Frame({
  lang,
  label,
  header,
  progress,
  banner,
  children,
  footer,
  overlay,
}: FrameProps) {
  return (
    <section className="mc-root mc-frame" part="frame" lang={lang} dir="ltr" aria-label={label}>
      <div className="mc-frame__content" inert={Boolean(overlay)}>
        {header}
        {progress}
        {banner}
        <div className="mc-frame__main">{children}</div>
        {footer}
      </div>
      {overlay}
    </section>
  );
}
