import { atom } from 'jotai/vanilla';

import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { playPaymentAction } from './play-payment.ts';

/** The run whose payments are followed. */
const followedRunAtom = atom<AbortSignal | null>(null);

/**
 * Looks at once whenever the page is seen again, comes back from the history or goes online; once per run, until it
 * ends. The timer of the wait does the rest.
 */
export const followPaymentsAction = atom(null, (get, set): void => {
  const run = get(runSignalAtom);
  if (run.aborted || get(followedRunAtom) === run) return;
  set(followedRunAtom, run);
  const { host } = get(servicesAtom);
  const look = () => set(playPaymentAction, { kind: 'look' });
  const stops = [
    host.onPageShown(look),
    host.onConnectivity((online) => {
      if (online) look();
    }),
  ];
  run.addEventListener('abort', () => stops.forEach((stop) => stop()));
});
