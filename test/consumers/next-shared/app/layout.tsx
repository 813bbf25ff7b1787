import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt">
      <body>{children}</body>
    </html>
  );
}
