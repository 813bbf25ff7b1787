import type { ReactNode } from 'react';

import { Heard } from './heard';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Heard />
    </>
  );
}
