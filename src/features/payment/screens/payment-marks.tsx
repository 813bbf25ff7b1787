import type { ReactNode } from 'react';
import './payment.css';

/** A white tile, so that a mark keeps its colours in the dark. Decoration: the card's title names the method. */
function Mark({ width = 40, children }: { width?: number; children: ReactNode }) {
  return (
    <svg
      className="mc-payment__mark"
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Drawn here in plain shapes and the page's font: no file of the brands' own. */
export function WalletMark() {
  return (
    <Mark width={58}>
      <text x="6" y="16.5" fill="#d81f26">
        MB
      </text>
      <text x="25" y="16.5" fill="#1d1d1b">
        WAY
      </text>
    </Mark>
  );
}

export function CardMarks() {
  return (
    <span className="mc-payment__marks">
      <Mark>
        <text x="5" y="16.5" fill="#1a1f71" fontStyle="italic">
          VISA
        </text>
      </Mark>
      <Mark>
        <circle cx="15.5" cy="12" r="7" fill="#eb001b" />
        <circle cx="24.5" cy="12" r="7" fill="#f79e1b" />
        <path d="M20 6.6a7 7 0 0 1 0 10.8 7 7 0 0 1 0-10.8z" fill="#ff5f00" />
      </Mark>
    </span>
  );
}

export function ReferenceMark() {
  return (
    <Mark>
      <rect x="7" y="4.5" width="26" height="15" rx="4" fill="#1f5aa6" />
      <text x="10.5" y="16" fill="#fff">
        MB
      </text>
    </Mark>
  );
}
