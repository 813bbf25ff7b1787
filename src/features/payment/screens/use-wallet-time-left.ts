import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { walletTimeLeft, type WalletTimeLeft } from '../rules/wallet-time-left.ts';
import { servicesAtom } from '../../../context/services.ts';

const TICK_MS = 1_000;

/** The time left since a wallet request (Unix ms), anew each second. A text only: nothing ends when it is over. */
export function useWalletTimeLeft(requestedAt: number): WalletTimeLeft {
  const { host } = useAtomValue(servicesAtom);
  const [now, setNow] = useState(() => host.now());
  useEffect(() => {
    let cancel = host.after(TICK_MS, function tick() {
      setNow(host.now());
      cancel = host.after(TICK_MS, tick);
    });
    return () => cancel();
  }, [host]);
  return walletTimeLeft(requestedAt, now);
}
