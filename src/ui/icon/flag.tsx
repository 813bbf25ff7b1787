import type { ReactNode } from 'react';

export type FlagName = 'pt' | 'es' | 'gb';

const FLAGS: Record<FlagName, ReactNode> = {
  pt: (
    <>
      <path fill="#d8202a" d="M0 0h24v16H0z" />
      <path fill="#046a38" d="M0 0h9.6v16H0z" />
      <circle cx="9.6" cy="8" r="3.2" fill="#ffe14a" />
      <path fill="#d8202a" d="M8 6.3h3.2v2.2a1.6 1.6 0 0 1-3.2 0z" />
      <path fill="#fff" d="M8.8 7h1.6v1.4a.8.8 0 0 1-1.6 0z" />
    </>
  ),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
      <path fill="#ad1519" d="M5 6.2h3v2.3a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
  gb: (
    <>
      <path fill="#1c3578" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
};

/** A small drawn flag: flag emoji show as two letters on Windows. Decoration only. */
export function Flag({ name }: { name: FlagName }) {
  return (
    <svg className="mc-flag" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {FLAGS[name]}
    </svg>
  );
}
