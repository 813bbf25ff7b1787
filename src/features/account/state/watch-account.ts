import type { createStore } from 'jotai/vanilla';

import { load } from '../../../context/load.ts';
import type { Host } from '../../../platform/host/host.ts';
import { followIsDueAtom } from './account-changes.ts';
import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { reportError, toApiError } from '../../../context/report-problem.ts';

type Store = ReturnType<typeof createStore>;

async function follow(store: Store, host: Host): Promise<void> {
  try {
    const { followAccountAction } = await load(store.get, () => import('./follow-account.ts'));
    await store.set(followAccountAction);
  } catch (error) {
    reportError(host, toApiError(error));
  }
}

/**
 * Follows sign-ins and sign-outs of other elements and tabs, never while something is being sent: that ends as the
 * user who began it. The code for that comes with the first of them. The returned function stops it.
 */
export function watchAccount(store: Store, host: Host): () => void {
  const followIfDue = () => {
    if (store.get(followIsDueAtom) && !store.get(isSendingAtom)) void follow(store, host);
  };
  const stopHearing = host.account.onChange(() => {
    store.set(followIsDueAtom, true);
    followIfDue();
  });
  const stopWaiting = store.sub(isSendingAtom, followIfDue);
  return () => {
    stopHearing();
    stopWaiting();
  };
}
