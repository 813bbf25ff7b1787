import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { walletTimeLeft } from '../rules/wallet.ts';
import { Announcement } from './payment-notices.tsx';

const TICK_MS = 1_000;

/** The time left for a wallet request (Unix ms), updated every second. */
export function useWalletTimeLeft(requestedAt: number) {
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

/** The time left for a wallet request, as `walletTimeLeft` gives it. */
export type WalletTime = ReturnType<typeof walletTimeLeft>;

/** The clock's circle, centred on the origin. */
const CIRCLE = { r: 44, pathLength: 1 };

/**
 * The time left, in a ring that empties with it. The role `timer` is no live region, so screen readers read its name when
 * the customer reaches it, not every second.
 */
function Clock({ clock, share, name }: Pick<WalletTime, 'clock' | 'share'> & { name: string }) {
  return (
    <div className="mc-payment__clock" role="timer" aria-label={name}>
      <svg viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
        <circle {...CIRCLE} />
        <circle {...CIRCLE} strokeDasharray={1} strokeDashoffset={1 - share} />
        <text dy="0.35em">{clock}</text>
      </svg>
    </div>
  );
}

/** The time left and what to do; announces when it is over. */
export function TimeLeft({ clock, message, secondsLeft, share }: WalletTime) {
  const t = useTranslate();
  const isOver = secondsLeft <= 0;
  const title = t(message, { clock });
  const text = t(isOver ? 'payment.wait.afterTime' : 'payment.wait.stay');
  return (
    <>
      <Clock clock={clock} share={share} name={title} />
      {isOver && <strong>{title}</strong>}
      <p>{text}</p>
      {isOver && <Announcement text={`${title} ${text}`} />}
    </>
  );
}
