import type { createStore } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../context/checkout-context.ts';
import { backLevelAtom } from '../flow/state/back-level-atom.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { createHistorySteps } from '../platform/host/history-steps.ts';

type Store = ReturnType<typeof createStore>;

/** Makes each step an entry of the page's history; the returned function ends that and removes the entries. */
function followInline(store: Store, page: Window): () => void {
  const steps = createHistorySteps({
    page,
    key: store.get(servicesAtom).host.elementKey(),
    level: () => store.get(backLevelAtom),
    back: () => store.set(goBackAction),
  });
  const sync = () => {
    if (store.get(flowStatusAtom).status === 'ready') steps.sync();
  };
  const stops = [backLevelAtom, flowStatusAtom].map((each) => store.sub(each, sync));
  sync();
  return () => {
    for (const stop of stops) stop();
    steps.dispose();
  };
}

/**
 * Follows the steps in the page's history while the config asks for it and the element is inline. The returned function
 * ends that. Contract section 1 "history".
 */
export function followHistory(store: Store, element: HTMLElement): () => void {
  let stop: (() => void) | null = null;
  const update = () => {
    const { history, mode } = store.get(configAtom);
    const { defaultView } = element.ownerDocument;
    const isWanted = history === 'steps' && mode === 'inline' && defaultView;
    if (isWanted) stop ??= followInline(store, defaultView);
    else {
      stop?.();
      stop = null;
    }
  };
  const unwatch = store.sub(configAtom, update);
  update();
  return () => {
    unwatch();
    stop?.();
  };
}
